import { z } from 'zod';
import * as fields from './action-input.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault, wrongPassword } from './identity-fault.ts';
import { findSessionByRefreshHash, findUserByUsername, insertSession } from './identity-queries.ts';
import { requirePassword } from './password-actions.ts';
import { hashSecret, makeRefreshToken, REFRESH_LIFE_MS, signTokens, TOKEN_LIFE_S } from './tokens.ts';
import type { TokenSubject } from './tokens.ts';
import { toUsername } from './username.ts';

export const initiateAuthInput = z.discriminatedUnion('AuthFlow', [
  z.object({
    ClientId: fields.clientId,
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    AuthParameters: z.object({ USERNAME: fields.username, PASSWORD: fields.password }),
  }),
  z.object({
    ClientId: fields.clientId,
    AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    AuthParameters: z.object({ REFRESH_TOKEN: fields.token }),
  }),
]);

/** Exchanges a password, or a refresh token, for tokens. */
export async function initiateAuth(context: IdentityContext, input: z.infer<typeof initiateAuthInput>) {
  if (input.AuthFlow === 'USER_PASSWORD_AUTH') {
    const { USERNAME, PASSWORD } = input.AuthParameters;
    const { refreshToken, ...subject } = await signInByPassword(context, USERNAME, PASSWORD);
    return answer(context, subject, refreshToken);
  }
  const { REFRESH_TOKEN } = input.AuthParameters;
  const session = await findSessionByRefreshHash(context.db, hashSecret(REFRESH_TOKEN));
  if (!session) throw new IdentityFault('NotAuthorizedException', 'Invalid Refresh Token');
  return answer(context, session);
}

async function signInByPassword(
  context: IdentityContext,
  mailAddress: string,
  password: string,
): Promise<TokenSubject & { refreshToken: string }> {
  const { db } = context;
  const username = toUsername(mailAddress);
  const user = await findUserByUsername(db, username);
  await requirePassword(context, { name: user?.username ?? username, hash: user?.password_hash, password });
  if (!user) throw wrongPassword();
  // Reported only after the right password.
  if (!user.is_confirmed) throw new IdentityFault('UserNotConfirmedException', 'User is not confirmed.');
  const refreshToken = makeRefreshToken();
  const session = await insertSession(db, {
    sub: user.sub,
    refresh_hash: hashSecret(refreshToken),
    generation: user.session_generation,
    expires_at: new Date(Date.now() + REFRESH_LIFE_MS),
  });
  return { ...session, sub: user.sub, mail_address: user.mail_address, refreshToken };
}

async function answer({ keys, config }: IdentityContext, subject: TokenSubject, refreshToken?: string) {
  const { accessToken, idToken } = await signTokens(keys, config, subject);
  return {
    AuthenticationResult: {
      AccessToken: accessToken,
      IdToken: idToken,
      ExpiresIn: TOKEN_LIFE_S,
      TokenType: 'Bearer',
      ...(refreshToken === undefined ? {} : { RefreshToken: refreshToken }),
    },
    ChallengeParameters: {},
  };
}
