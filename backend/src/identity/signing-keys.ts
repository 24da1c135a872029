import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JSONWebKeySet } from 'jose';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';

const ALGORITHM = 'RS256';
/** How long this process goes without looking for a key that another instance made, in ms. */
const REREAD_AFTER_MS = 5 * 60_000;
/** One process makes the first key; the number is ours and arbitrary. */
const KEY_LOCK = 726_103;

export interface SigningKeys {
  /** The key that signs, and its id. */
  current: () => Promise<{ kid: string; key: CryptoKey }>;
  /** The public keys, as JWKS. */
  published: () => Promise<JSONWebKeySet>;
}

/** The keys of the database, read when first needed; the first one is made then. They outlive the process. */
export function createSigningKeys(db: Kysely<IdentityTables>): SigningKeys {
  let cached: { at: number; keys: ReturnType<typeof readKeys> } | undefined;

  const keys = () => {
    if (!cached || Date.now() - cached.at > REREAD_AFTER_MS) {
      const reading = readKeys(db);
      cached = { at: Date.now(), keys: reading };
      reading.catch(() => (cached = undefined));
    }
    return cached.keys;
  };

  return {
    current: async () => (await keys()).current,
    published: async () => (await keys()).published,
  };
}

async function readKeys(db: Kysely<IdentityTables>) {
  const rows = (await findKeys(db)) ?? (await makeFirstKey(db));
  const [newest] = rows;
  if (!newest) throw new Error('identity_key is empty');
  const key = await importJWK(newest.private_jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error(`identity_key ${newest.kid} is not an RSA key`);
  return { current: { kid: newest.kid, key }, published: { keys: rows.map((row) => row.public_jwk) } };
}

async function findKeys(db: Kysely<IdentityTables>) {
  const rows = await db
    .selectFrom('identity_key')
    .select(['kid', 'private_jwk', 'public_jwk'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.length > 0 ? rows : undefined;
}

function makeFirstKey(db: Kysely<IdentityTables>) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(KEY_LOCK)})`.execute(trx);
    const existing = await findKeys(trx);
    if (existing) return existing;
    const pair = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
    const publicKey = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(publicKey);
    const about = { kid, alg: ALGORITHM, use: 'sig' };
    await trx
      .insertInto('identity_key')
      .values({
        kid,
        private_jwk: JSON.stringify({ ...(await exportJWK(pair.privateKey)), ...about }),
        public_jwk: JSON.stringify({ ...publicKey, ...about }),
      })
      .execute();
    return (await findKeys(trx)) ?? [];
  });
}
