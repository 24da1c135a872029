import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { Config } from '../config.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface AccessTokenClaims {
  sub: string;
  /** Id of the sign-in that the token comes from. */
  sessionId: string;
}

/** Reads a token; undefined when it is expired, forged, or not an access token of this client. */
export type ReadAccessToken = (token: string) => Promise<AccessTokenClaims | undefined>;

/** Verifies against our own keys, or those of the service that COGNITO_ENDPOINT names. */
export function createAccessTokenReader(keys: SigningKeys, config: Config): ReadAccessToken {
  const remote = config.cognitoEndpoint ? createRemoteJWKSet(new URL(jwksUrl(config))) : undefined;
  const getKey: JWTVerifyGetKey = async (header, token) =>
    (remote ?? createLocalJWKSet(await keys.published()))(header, token);

  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, getKey, {
        issuer: config.cognitoIssuer,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'jti'],
      });
      // An access token carries no `aud`; token_use and client_id are what tells it apart.
      if (payload['token_use'] !== 'access' || payload['client_id'] !== config.cognitoClientId)
        return undefined;
      const sessionId = payload['origin_jti'];
      if (payload.sub === undefined || typeof sessionId !== 'string') return undefined;
      return { sub: payload.sub, sessionId };
    } catch (error) {
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
      throw error;
    }
  };
}

const jwksUrl = (config: Config) => config.cognitoJwksUrl ?? `${config.cognitoIssuer}/.well-known/jwks.json`;
