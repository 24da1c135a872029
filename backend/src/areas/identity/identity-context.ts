import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../data/db/database.ts';
import { createAccessTokenReader } from './access-token.ts';
import type { ReadAccessToken } from './access-token.ts';
import { createSigningKeys } from './signing-keys.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Dependencies of the sign-in service's actions. */
export interface IdentityContext {
  db: Kysely<Database>;
  config: Config;
  keys: SigningKeys;
  readAccessToken: ReadAccessToken;
  /** The client whose tries of passwords the service counts; absent: the caller has counted them. */
  client?: string;
}

export function createIdentityContext(db: Kysely<Database>, config: Config): IdentityContext {
  const keys = createSigningKeys(db);
  return { db, config, keys, readAccessToken: createAccessTokenReader(keys, config) };
}
