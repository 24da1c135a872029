import { z } from 'zod';
import type { IdentityContext } from './identity-context.ts';
import { requireGoodPassword } from './good-password.ts';
import { IdentityFault } from './identity-fault.ts';
import { runIdentityAction } from './identity-service.ts';
import { isPasswordUsed } from './password-actions.ts';

const TIMEOUT_MS = 10_000;
export const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.';

const signUpResult = z.object({ UserConfirmed: z.boolean(), UserSub: z.string() });
const authResult = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    ExpiresIn: z.number(),
    RefreshToken: z.string().optional(),
  }),
});
export type AuthTokens = z.infer<typeof authResult>['AuthenticationResult'];
const userResult = z.object({
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string().default('') })),
});

const faultBody = z.object({ __type: z.string(), message: z.string().default('') });

/** Talks to our own service in this process, or to the one at COGNITO_ENDPOINT, in the same words. */
function createRunner(context: IdentityContext) {
  const { cognitoEndpoint } = context.config;
  return (action: string, body: object): Promise<unknown> =>
    cognitoEndpoint ? post(cognitoEndpoint, action, body) : runIdentityAction(context, action, body);
}

/**
 * The sign-in service as the member calls use it. Every call throws {@link IdentityFault} when refused. New passwords are
 * judged here as well, because another service has another idea of a good one.
 */
export function createIdentityClient(context: IdentityContext) {
  const { cognitoClientId: ClientId, cognitoEndpoint } = context.config;
  const run = createRunner(context);
  const authenticate = async (AuthFlow: string, AuthParameters: object) =>
    authResult.parse(await run('InitiateAuth', { ClientId, AuthFlow, AuthParameters })).AuthenticationResult;
  const signIn = (USERNAME: string, PASSWORD: string) =>
    authenticate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD });
  const revoke = async (Token: string) => void (await run('RevokeToken', { ClientId, Token }));

  /** Whether the password is the person's; the session that the service opens for this is closed at once. */
  const checkPassword = async (username: string, password: string): Promise<boolean> => {
    try {
      const { RefreshToken } = await signIn(username, password);
      if (RefreshToken) await revoke(RefreshToken);
      return true;
    } catch (error) {
      if (isWrongPassword(error)) return false;
      throw error;
    }
  };

  return {
    signUp: async (Username: string, Password: string) => {
      await requireGoodPassword(Password, Username);
      const UserAttributes = [{ Name: 'email', Value: Username }];
      return signUpResult.parse(await run('SignUp', { ClientId, Username, Password, UserAttributes }));
    },
    confirmSignUp: async (Username: string, ConfirmationCode: string) =>
      void (await run('ConfirmSignUp', { ClientId, Username, ConfirmationCode })),
    resendCode: async (Username: string) =>
      void (await run('ResendConfirmationCode', { ClientId, Username })),
    signIn,
    refresh: (REFRESH_TOKEN: string) => authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN }),
    revoke,
    checkPassword,
    /** Whether the password was used lately. Another service answers this for the present password only. */
    checkUsedPassword: ({ sub, username }: { sub: string; username: string }, password: string) =>
      cognitoEndpoint ? checkPassword(username, password) : isPasswordUsed(context, sub, password),
    changePassword: async (
      { access_token: AccessToken, mail_address }: { access_token: string; mail_address: string },
      PreviousPassword: string,
      ProposedPassword: string,
    ): Promise<void> => {
      await requireGoodPassword(ProposedPassword, mail_address);
      await run('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });
    },
    forgotPassword: async (Username: string) => void (await run('ForgotPassword', { ClientId, Username })),
    resetPassword: async (Username: string, ConfirmationCode: string, Password: string): Promise<void> => {
      await requireGoodPassword(Password, Username);
      await run('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password });
    },
    /** Has a code mailed to the new address. */
    startMailChange: async (AccessToken: string, mailAddress: string) =>
      void (await run('UpdateUserAttributes', {
        AccessToken,
        UserAttributes: [{ Name: 'email', Value: mailAddress }],
      })),
    /** Puts the new address in force and answers it. */
    confirmMailChange: async (AccessToken: string, Code: string): Promise<string> => {
      await run('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
      const { UserAttributes } = userResult.parse(await run('GetUser', { AccessToken }));
      const mail = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
      if (!mail) throw new Error('the sign-in service knows no mail address of a user');
      return mail;
    },
    deleteUser: async (AccessToken: string) => void (await run('DeleteUser', { AccessToken })),
  };
}

export type IdentityClient = ReturnType<typeof createIdentityClient>;

const isWrongPassword = (error: unknown) =>
  error instanceof IdentityFault &&
  error.faultName === 'NotAuthorizedException' &&
  error.message.startsWith('Incorrect username or password');

async function post(endpoint: string, action: string, body: object): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `${TARGET_PREFIX}${action}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { __type: name, message } = faultBody.parse(answer);
  throw new IdentityFault(name.split('#').at(-1) ?? name, message);
}
