import { z } from 'zod';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault } from './identity-fault.ts';
import {
  findSession,
  findSessionByRefreshHash,
  revokeSession,
  signOutEverywhere,
} from './identity-queries.ts';
import { hashSecret } from './tokens.ts';

export const accessTokenInput = z.object({ AccessToken: z.string().max(8192) });

/** Who the access token belongs to. */
export async function getUser(context: IdentityContext, input: z.infer<typeof accessTokenInput>) {
  const session = await requireSession(context, input.AccessToken);
  return {
    Username: session.sub,
    UserAttributes: [
      { Name: 'sub', Value: session.sub },
      { Name: 'email', Value: session.mail_address },
      { Name: 'email_verified', Value: String(session.is_confirmed) },
    ],
  };
}

/** Voids every token of the person. */
export async function globalSignOut(context: IdentityContext, input: z.infer<typeof accessTokenInput>) {
  const session = await requireSession(context, input.AccessToken);
  await signOutEverywhere(context.db, session.sub);
  return {};
}

export const revokeTokenInput = z.object({ ClientId: z.string(), Token: z.string().max(2048) });

/** Voids one refresh token and the access tokens made with it. An unknown token is no error. */
export async function revokeToken({ db }: IdentityContext, input: z.infer<typeof revokeTokenInput>) {
  const session = await findSessionByRefreshHash(db, hashSecret(input.Token));
  if (session) await revokeSession(db, session.session_id);
  return {};
}

async function requireSession({ db, readAccessToken }: IdentityContext, token: string) {
  const claims = await readAccessToken(token);
  const session = claims && (await findSession(db, claims.sessionId));
  if (!session)
    throw new IdentityFault('NotAuthorizedException', 'Access Token has been revoked or is invalid.');
  return session;
}
