import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { KEPT_LOGIN_DAYS } from '@gakumado/shared/vocabulary';
import type { Config } from '../../platform/config.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Life of access and id tokens, in seconds. */
export const TOKEN_LIFE_S = 3600;
/** Life of a refresh token, in milliseconds. */
export const REFRESH_LIFE_MS = KEPT_LOGIN_DAYS * 24 * 3_600_000;

export interface TokenSubject {
  sub: string;
  mail_address: string;
  session_id: string;
  /** When the person gave the password. */
  created_at: Date;
}

/** Access and id token with the usual claims of the protocol; `origin_jti` names the session. */
export async function signTokens(keys: SigningKeys, config: Config, subject: TokenSubject) {
  // Loaded with the first sign-in: it would hold up every start.
  const { SignJWT } = await import('jose');
  const { kid, key } = await keys.current();
  const common = {
    event_id: randomUUID(),
    origin_jti: subject.session_id,
    auth_time: Math.floor(subject.created_at.getTime() / 1000),
  };
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT({ ...common, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setSubject(subject.sub)
      .setIssuer(config.cognitoIssuer)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_LIFE_S}s`)
      .setJti(randomUUID())
      .sign(key);
  const [accessToken, idToken] = await Promise.all([
    sign({
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      client_id: config.cognitoClientId,
      username: subject.sub,
    }),
    sign({
      token_use: 'id',
      aud: config.cognitoClientId,
      email: subject.mail_address,
      email_verified: true,
      'cognito:username': subject.sub,
    }),
  ]);
  return { accessToken, idToken };
}

/** A refresh token: opaque, 256 random bits. */
export function makeRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a refresh token or of a code. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
