import type { JWTVerifyGetKey } from 'jose';
import type { Config } from '../../platform/config.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface AccessTokenClaims {
  sub: string;
  /** The name that the service knows the person by; a person signs in with it as well. */
  username: string;
  /** Id of the sign-in that the token comes from. */
  sessionId: string;
}

/** Reads a token; undefined when it is expired, forged, or not an access token of this client. */
export type ReadAccessToken = (token: string) => Promise<AccessTokenClaims | undefined>;

/** Verifies against our own keys, or those of the service that COGNITO_ENDPOINT names. */
export function createAccessTokenReader(keys: SigningKeys, config: Config): ReadAccessToken {
  let getKey: JWTVerifyGetKey | undefined = config.cognitoEndpoint ? undefined : keys.find;

  return async (token) => {
    // Loaded with the first token: it would hold up every start.
    const { createRemoteJWKSet, errors, jwtVerify } = await import('jose');
    getKey ??= createRemoteJWKSet(new URL(jwksUrl(config)));
    try {
      const { payload } = await jwtVerify(token, getKey, {
        issuer: config.cognitoIssuer,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'jti'],
      });
      // An access token has no `aud`: token_use and client_id distinguish it.
      if (payload['token_use'] !== 'access' || payload['client_id'] !== config.cognitoClientId)
        return undefined;
      const { sub, username = sub, origin_jti: sessionId } = payload;
      if (!sub || typeof username !== 'string' || typeof sessionId !== 'string') return undefined;
      return { sub, username, sessionId };
    } catch (error) {
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
      throw error;
    }
  };
}

const jwksUrl = (config: Config) => config.cognitoJwksUrl ?? `${config.cognitoIssuer}/.well-known/jwks.json`;
