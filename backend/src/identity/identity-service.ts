import type { z } from 'zod';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault } from './identity-fault.ts';
import { initiateAuth, initiateAuthInput } from './initiate-auth.ts';
import {
  accessTokenInput,
  getUser,
  globalSignOut,
  revokeToken,
  revokeTokenInput,
} from './session-actions.ts';
import { confirmSignUp, confirmSignUpInput, signUp, signUpInput } from './sign-up-actions.ts';

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
      throw new IdentityFault('ResourceNotFoundException', 'User pool client does not exist.');
    }
    return run(context, parsed.data);
  };
}

const actions = {
  SignUp: action(signUpInput, signUp),
  ConfirmSignUp: action(confirmSignUpInput, confirmSignUp),
  InitiateAuth: action(initiateAuthInput, initiateAuth),
  GetUser: action(accessTokenInput, getUser),
  RevokeToken: action(revokeTokenInput, revokeToken),
  GlobalSignOut: action(accessTokenInput, globalSignOut),
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
