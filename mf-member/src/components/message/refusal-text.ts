import type { ApiError } from '@gakumado/shared/api';

/** The message of a refused call where no field shows it: that of its first fault, else of the whole. */
export const refusalText = ({ fields, message }: ApiError): string => fields[0]?.message ?? message;
