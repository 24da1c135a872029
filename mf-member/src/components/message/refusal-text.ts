import type { ApiError } from '@gakumado/shared/api';

/** What a refused call says where no field shows it: the sentence of its first fault, else of the whole. */
export const refusalText = ({ fields, message }: ApiError): string => fields[0]?.message ?? message;
