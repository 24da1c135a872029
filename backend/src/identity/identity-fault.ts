/** Error names of the protocol that this service answers with. */
export type IdentityFaultName =
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
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
