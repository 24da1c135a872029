import { AxiosError, AxiosHeaders } from 'axios';
import type { FieldError } from '../lib/contract/envelope.ts';

/** An answer for `answerCalls`: a refusal with its reasons, and headers in lower case. */
export function refuseCall(
  status: number,
  message: string,
  errors: readonly FieldError[] = [],
  headers: Record<string, string> = {},
) {
  return (): never => {
    const config = { headers: new AxiosHeaders() };
    const data = { status, result: null, message, errors };
    const response = { status, statusText: '', headers, config, data };
    throw new AxiosError(message, AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
}
