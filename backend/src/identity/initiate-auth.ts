import { z } from 'zod';
import { countAttempt, forgetAttempts } from '../http/rate-limit.ts';
import type { IdentityContext } from './identity-context.ts';
import { ATTEMPTS_EXCEEDED, IdentityFault } from './identity-fault.ts';
import { findSessionByRefreshHash, findUserByUsername, insertSession } from './identity-queries.ts';
import { isPasswordOf } from './passwords.ts';
import { hashSecret, makeRefreshToken, REFRESH_LIFE_MS, signTokens, TOKEN_LIFE_S } from './tokens.ts';
import type { TokenSubject } from './tokens.ts';
import { toUsername } from './username.ts';

/** Tries of one mail address (contract, section 1). */
const PASSWORD_TRIES = { max: 10, windowS: 600 };

export const initiateAuthInput = z.discriminatedUnion('AuthFlow', [
  z.object({
    ClientId: z.string(),
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    AuthParameters: z.object({ USERNAME: z.string().max(320), PASSWORD: z.string().max(256) }),
  }),
  z.object({
    ClientId: z.string(),
    AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    AuthParameters: z.object({ REFRESH_TOKEN: z.string().max(2048) }),
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
  { db }: IdentityContext,
  mailAddress: string,
  password: string,
): Promise<TokenSubject & { refreshToken: string }> {
  const username = toUsername(mailAddress);
  if (!(await countAttempt(db, `password:${username}`, PASSWORD_TRIES))) {
    throw new IdentityFault('NotAuthorizedException', ATTEMPTS_EXCEEDED);
  }
  const user = await findUserByUsername(db, username);
  if (!(await isPasswordOf(user?.password_hash, password)) || !user) {
    throw new IdentityFault('NotAuthorizedException', 'Incorrect username or password.');
  }
  await forgetAttempts(db, `password:${username}`);
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
