import { messages } from '@gakumado/shared/forms';
import { ApiFault, badField } from '../../../platform/http/api-fault.ts';
import { ATTEMPTS_EXCEEDED, IdentityFault } from '../../identity/identity-fault.ts';

/** The wait after too many tries where the sign-in service does not tell, in seconds (contract, section 1). */
const LOCK_S = 600;

const LIMITS = new Set([
  'LimitExceededException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
]);

/** Answers for the error names of the protocol that a call can meet. */
type Refusals = Partial<Record<string, () => ApiFault>>;

/** Whether the sign-in service refused because something was tried too often. */
export function isTooOften(error: unknown): boolean {
  return (
    error instanceof IdentityFault && (LIMITS.has(error.faultName) || error.message === ATTEMPTS_EXCEEDED)
  );
}

/**
 * Turns a refusal of the sign-in service into the contract's answer: 429 when something was tried too often, else
 * what `refusals` has for its name, or for any name as `default`. Anything else goes on as it is.
 */
export function refuse(refusals: Refusals, tooOften: string = messages.tooOften) {
  return (error: unknown): never => {
    if (!(error instanceof IdentityFault)) throw error;
    if (isTooOften(error)) {
      const field = { field: '', code: 'rate_limit' as const, message: tooOften };
      const retryAfterS = error.retryAfterS ?? LOCK_S;
      throw new ApiFault(400, [field], { message: tooOften, httpStatus: 429, retryAfterS });
    }
    throw (refusals[error.faultName] ?? refusals['default'])?.() ?? error;
  };
}

const badCode = (code: 'expired' | 'mismatch', message: string) => () => badField('code', code, message);

/** What may be wrong with a six-digit code. An account that is not there answers like a wrong code. */
export const codeRefusals: Refusals = {
  CodeMismatchException: badCode('mismatch', messages.codeMismatch),
  ExpiredCodeException: badCode('expired', messages.codeExpired),
  NotAuthorizedException: badCode('mismatch', messages.codeMismatch),
  UserNotFoundException: badCode('mismatch', messages.codeMismatch),
};

/** What may be wrong with a password that is being chosen. */
export const newPasswordRefusals: Refusals = {
  InvalidPasswordException: () => badField('password', 'format', messages.password),
  PasswordHistoryPolicyViolationException: () => badField('password', 'duplicate', messages.passwordUsed),
};
