import type { QueryExecutorProvider } from 'kysely';
import { secondsToWait } from '../../platform/http/rate-limit.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';

/** Error names of the protocol that this service answers with. */
export type IdentityFaultName =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordHistoryPolicyViolationException'
  | 'ResourceNotFoundException'
  | 'ServiceUnavailableException'
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UsernameExistsException';

/** A refusal in the protocol's own terms; the route writes it as `{ __type, message }`. */
export class IdentityFault extends Error {
  override name = 'IdentityFault';
  /** One of {@link IdentityFaultName}, or another name from another service of the same protocol. */
  faultName: string;
  /** When the next try is allowed. The protocol has no field for it, so another service does not say it. */
  retryAfterS: number | undefined;
  constructor(faultName: IdentityFaultName | (string & {}), message: string, retryAfterS?: number) {
    super(message);
    this.faultName = faultName;
    this.retryAfterS = retryAfterS;
  }
}

/** The message of the protocol for a password that was tried too often; its name is NotAuthorizedException. */
export const ATTEMPTS_EXCEEDED = 'Password attempts exceeded';

export const wrongPassword = () =>
  new IdentityFault('NotAuthorizedException', 'Incorrect username or password.');

export const tooManyPasswords = (retryAfterS: number) =>
  new IdentityFault('NotAuthorizedException', ATTEMPTS_EXCEEDED, retryAfterS);

const tooManyAttempts = (retryAfterS: number) =>
  new IdentityFault(
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
    retryAfterS,
  );

/** Counts one try and throws when it is one too many. */
export async function limitAttempts(
  db: QueryExecutorProvider,
  key: string,
  limit: RateLimit,
  toFault: (retryAfterS: number) => IdentityFault = tooManyAttempts,
): Promise<void> {
  const waitS = await secondsToWait(db, key, limit);
  if (waitS > 0) throw toFault(waitS);
}

export const wrongCode = () =>
  new IdentityFault('CodeMismatchException', 'Invalid verification code provided, please try again.');
