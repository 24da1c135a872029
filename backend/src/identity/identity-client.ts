import { z } from 'zod';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault } from './identity-fault.ts';
import { runIdentityAction } from './identity-service.ts';

const TIMEOUT_MS = 10_000;
export const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.';

const authResult = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    ExpiresIn: z.number(),
    RefreshToken: z.string().optional(),
  }),
});
export type AuthTokens = z.infer<typeof authResult>['AuthenticationResult'];

const faultBody = z.object({ __type: z.string(), message: z.string().default('') });

/** The sign-in service as the member calls use it. Every call throws {@link IdentityFault} when refused. */
export interface IdentityClient {
  signIn: (mailAddress: string, password: string) => Promise<AuthTokens>;
  refresh: (refreshToken: string) => Promise<AuthTokens>;
  revoke: (refreshToken: string) => Promise<void>;
}

/** Talks to our own service in this process, or to the one at COGNITO_ENDPOINT, in the same words. */
export function createIdentityClient(context: IdentityContext): IdentityClient {
  const { cognitoClientId: ClientId, cognitoEndpoint } = context.config;
  const run = (action: string, body: object): Promise<unknown> =>
    cognitoEndpoint
      ? post(cognitoEndpoint, action, { ClientId, ...body })
      : runIdentityAction(context, action, { ClientId, ...body });
  const authenticate = async (AuthFlow: string, AuthParameters: object) =>
    authResult.parse(await run('InitiateAuth', { AuthFlow, AuthParameters })).AuthenticationResult;
  return {
    signIn: (USERNAME, PASSWORD) => authenticate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD }),
    refresh: (REFRESH_TOKEN) => authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN }),
    revoke: async (Token) => void (await run('RevokeToken', { Token })),
  };
}

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
