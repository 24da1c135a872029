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
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UsernameExistsException';

/** A refusal in the protocol's own terms; the route writes it as `{ __type, message }`. */
export class IdentityFault extends Error {
  override name = 'IdentityFault';
  /** One of {@link IdentityFaultName}, or whatever name another service of the same protocol sends. */
  faultName: string;
  constructor(faultName: IdentityFaultName | (string & {}), message: string) {
    super(message);
    this.faultName = faultName;
  }
}

/** The message of the protocol for a password that was tried too often; its name is NotAuthorizedException. */
export const ATTEMPTS_EXCEEDED = 'Password attempts exceeded';

export const wrongPassword = () =>
  new IdentityFault('NotAuthorizedException', 'Incorrect username or password.');

export const tooManyAttempts = () =>
  new IdentityFault('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

export const wrongCode = () =>
  new IdentityFault('CodeMismatchException', 'Invalid verification code provided, please try again.');
