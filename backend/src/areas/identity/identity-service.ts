import type { z } from 'zod';
import * as attributes from './attribute-actions.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault } from './identity-fault.ts';
import { initiateAuth, initiateAuthInput } from './initiate-auth.ts';
import * as passwords from './password-actions.ts';
import * as sessions from './session-actions.ts';
import * as signUps from './sign-up-actions.ts';

type Action = (context: IdentityContext, body: unknown) => Promise<object>;

/** An action that checks its body with `schema` first, and the client id in it. */
function action<T>(
  schema: z.ZodType<T>,
  run: (context: IdentityContext, input: T) => Promise<object>,
): Action {
  return async (context, body) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const message = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`;
      throw new IdentityFault('InvalidParameterException', message);
    }
    const clientId = Reflect.get(Object(body), 'ClientId');
    if (clientId !== undefined && clientId !== context.config.cognitoClientId) {
      throw new IdentityFault(
        'ResourceNotFoundException',
        `User pool client ${String(clientId)} does not exist.`,
      );
    }
    return run(context, parsed.data);
  };
}

const actions = {
  SignUp: action(signUps.signUpInput, signUps.signUp),
  ConfirmSignUp: action(signUps.confirmSignUpInput, signUps.confirmSignUp),
  ResendConfirmationCode: action(signUps.resendInput, signUps.resendConfirmationCode),
  InitiateAuth: action(initiateAuthInput, initiateAuth),
  GetUser: action(sessions.accessTokenInput, sessions.getUser),
  UpdateUserAttributes: action(attributes.updateAttributesInput, attributes.updateUserAttributes),
  GetUserAttributeVerificationCode: action(
    attributes.attributeCodeInput,
    attributes.getUserAttributeVerificationCode,
  ),
  VerifyUserAttribute: action(attributes.verifyAttributeInput, attributes.verifyUserAttribute),
  ChangePassword: action(passwords.changePasswordInput, passwords.changePassword),
  ForgotPassword: action(passwords.forgotPasswordInput, passwords.forgotPassword),
  ConfirmForgotPassword: action(passwords.confirmForgotPasswordInput, passwords.confirmForgotPassword),
  RevokeToken: action(sessions.revokeTokenInput, sessions.revokeToken),
  GlobalSignOut: action(sessions.accessTokenInput, sessions.globalSignOut),
  DeleteUser: action(sessions.accessTokenInput, sessions.deleteUser),
} as const;

export type IdentityAction = keyof typeof actions;

const isAction = (name: string): name is IdentityAction => Object.hasOwn(actions, name);

/** Runs one action of the protocol by its name; throws {@link IdentityFault}. */
export async function runIdentityAction(
  context: IdentityContext,
  name: string,
  body: unknown,
): Promise<object> {
  if (!isAction(name)) throw new IdentityFault('UnknownOperationException', `Unknown operation ${name}`);
  return actions[name](context, body);
}
