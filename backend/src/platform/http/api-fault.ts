import type { ErrorCode, FieldError } from '@gakumado/shared/contract';
import { messageOf } from './messages.ts';

/** A field to refuse; `message` falls back to the usual one of the code. */
export interface FaultField {
  field: string;
  code: ErrorCode;
  message?: string;
  /** With `duplicate`: the id of the present entry. */
  existing_id?: number;
}

/** Statuses that the contract's body may carry beside 200. */
export type FaultStatus = 400 | 401 | 404 | 500;

/**
 * Thrown by a handler to answer with the contract's failure envelope. 401 is for a missing or expired
 * Bearer token only; a wrong password, key or code is 400.
 */
export class ApiFault extends Error {
  override name = 'ApiFault';
  status: FaultStatus;
  fields: readonly FieldError[];
  /** HTTP status where it differs from the body's: 429 and 503 (contract, section 1). */
  httpStatus: number;
  retryAfterS: number | undefined;

  constructor(
    status: FaultStatus,
    fields: readonly FaultField[] = [],
    options: { message?: string; httpStatus?: 429 | 503; retryAfterS?: number } = {},
  ) {
    super(options.message ?? messageOf(status));
    this.status = status;
    this.fields = fields.map((field) => ({ ...field, message: field.message ?? messageOf(field.code) }));
    this.httpStatus = options.httpStatus ?? status;
    this.retryAfterS = options.retryAfterS;
  }
}

/** One refused field as a 400. */
export function badField(field: string, code: ErrorCode, message?: string): ApiFault {
  return new ApiFault(400, [message === undefined ? { field, code } : { field, code, message }]);
}
