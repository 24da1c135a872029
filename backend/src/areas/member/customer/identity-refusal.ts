import { messages } from '@gakumado/shared/forms';
import { LOGIN_LOCK_MINUTES } from '@gakumado/shared/vocabulary';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { ATTEMPTS_EXCEEDED, IdentityFault } from '../../identity/identity-fault.ts';

/** The wait after too many tries where the sign-in service does not say it. */
const LOCK_S = LOGIN_LOCK_MINUTES * 60;

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
 * Turns a refusal of the sign-in service into the contract's answer: 429 after too many tries, else the entry of
 * `refusals` for its name, or for any name as `default`. Any other error is thrown unchanged.
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

/** Faults of a six-digit code. An unknown account answers like a wrong code. */
export const codeRefusals: Refusals = {
  CodeMismatchException: badCode('mismatch', messages.codeMismatch),
  ExpiredCodeException: badCode('expired', messages.codeExpired),
  NotAuthorizedException: badCode('mismatch', messages.codeMismatch),
  UserNotFoundException: badCode('mismatch', messages.codeMismatch),
};

/** Faults of a password that is being chosen; the call has checked its form by then. */
export const newPasswordRefusals: Refusals = {
  InvalidPasswordException: () => badField('password', 'format', messages.passwordWeak),
  PasswordHistoryPolicyViolationException: () => badField('password', 'duplicate', messages.passwordUsed),
};
