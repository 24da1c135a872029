import { z } from 'zod';
import * as fields from './action-input.ts';
import { deleteCodes } from './code-queries.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault } from './identity-fault.ts';
import {
  deleteSession,
  deleteUser as deleteUserRow,
  findSession,
  findSessionByRefreshHash,
  signOutEverywhere,
} from './identity-queries.ts';
import { hashSecret } from './tokens.ts';

export const accessTokenInput = z.object({ AccessToken: fields.token });

/** The owner of the access token. */
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

/** Removes the person for good. */
export async function deleteUser(context: IdentityContext, input: z.infer<typeof accessTokenInput>) {
  const { sub, username } = await requireSession(context, input.AccessToken);
  await context.db.transaction().execute(async (trx) => {
    await deleteUserRow(trx, sub);
    await deleteCodes(trx, username);
  });
  return {};
}

export const revokeTokenInput = z.object({ ClientId: fields.clientId, Token: fields.token });

/** Voids one refresh token and the access tokens made with it. An unknown token is no error. */
export async function revokeToken({ db }: IdentityContext, input: z.infer<typeof revokeTokenInput>) {
  const session = await findSessionByRefreshHash(db, hashSecret(input.Token));
  if (session) await deleteSession(db, session.session_id);
  return {};
}

/** The session of an access token with its user; a refusal when it has ended. */
export async function requireSession({ db, readAccessToken }: IdentityContext, token: string) {
  const claims = await readAccessToken(token);
  if (!claims) throw new IdentityFault('NotAuthorizedException', 'Invalid Access Token');
  const session = await findSession(db, claims.sessionId);
  if (!session) throw new IdentityFault('NotAuthorizedException', 'Access Token has been revoked');
  return session;
}
