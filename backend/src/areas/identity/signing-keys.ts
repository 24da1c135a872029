import type { CryptoKey, JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';

const ALGORITHM = 'RS256';
/** How long this process may not know a key that another instance made, in ms. */
const REREAD_AFTER_MS = 5 * 60_000;
/** A token of an unknown key makes the process read the keys again, but not more often than this, in ms. */
const REREAD_PAUSE_MS = 10_000;
/** A key signs this long; then the next one is made. */
const SIGNS_FOR_DAYS = 90;
/**
 * A retired key still verifies this long. Other instances sign with it until they read the keys again, and the tokens
 * from then live an hour.
 */
const VERIFIES_FOR_HOURS = 2;
/** One process makes a key; the number is ours and arbitrary. */
const KEY_LOCK = 726_103;

/** Loaded with the first keys: it would hold up every start. */
const loadJose = () => import('jose');

export interface SigningKeys {
  /** The key that signs, and its id. */
  current: () => Promise<{ kid: string; key: CryptoKey }>;
  /** The public keys, as JWKS. */
  published: () => Promise<JSONWebKeySet>;
  /** The public key that a token names; undefined for an unknown one. */
  find: JWTVerifyGetKey;
}

/**
 * The keys of the database. They outlive the process and are shared by all instances. A new one is made when no key may
 * sign: at first, after ninety days, and when a key is retired by hand (`update identity_key set retired_at = now()`).
 */
export function createSigningKeys(db: Kysely<Database>): SigningKeys {
  let cached: { at: number; keys: ReturnType<typeof readKeys> } | undefined;
  let searchedAt = 0;

  const keys = (isFresh = false) => {
    if (!cached || isFresh || Date.now() - cached.at > REREAD_AFTER_MS) {
      const reading = readKeys(db);
      cached = { at: Date.now(), keys: reading };
      reading.catch(() => (cached = undefined));
    }
    return cached.keys;
  };

  return {
    current: async () => (await keys()).current,
    published: async () => (await keys()).published,
    find: async (header, token) => {
      let known = await keys();
      const isUnknown = header.kid !== undefined && !known.kids.has(header.kid);
      if (isUnknown && Date.now() - searchedAt > REREAD_PAUSE_MS) {
        searchedAt = Date.now();
        known = await keys(true);
      }
      return known.find(header, token);
    },
  };
}

async function readKeys(db: Kysely<Database>) {
  const { createLocalJWKSet, importJWK } = await loadJose();
  const found = await findKeys(db);
  const { signing, rows } = found.signing ? { ...found, signing: found.signing } : await makeKey(db);
  const key = await importJWK(signing.private_jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error(`identity_key ${signing.kid} is not an RSA key`);
  const published = { keys: rows.map((row) => row.public_jwk) };
  return {
    current: { kid: signing.kid, key },
    published,
    kids: new Set(rows.map((row) => row.kid)),
    find: createLocalJWKSet(published),
  };
}

/** Every key that verifies, and the newest of them that may sign. */
async function findKeys(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('identity_key')
    .select(['kid', 'private_jwk', 'public_jwk'])
    .select(
      sql<boolean>`retired_at is null and created_at > now() - make_interval(days => ${SIGNS_FOR_DAYS})`.as(
        'is_signing',
      ),
    )
    .where(
      sql<boolean>`retired_at is null or retired_at > now() - make_interval(hours => ${VERIFIES_FOR_HOURS})`,
    )
    .orderBy('created_at', 'desc')
    .execute();
  return { rows, signing: rows.find((row) => row.is_signing) };
}

/** Makes the next key unless another instance was faster, retires the others and removes what has run out. */
function makeKey(db: Kysely<Database>) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(KEY_LOCK)})`.execute(trx);
    if (!(await findKeys(trx)).signing) {
      await trx
        .updateTable('identity_key')
        .set({ retired_at: new Date() })
        .where('retired_at', 'is', null)
        .execute();
      await insertKey(trx);
      await trx
        .deleteFrom('identity_key')
        .where(sql<boolean>`retired_at < now() - make_interval(hours => ${VERIFIES_FOR_HOURS})`)
        .execute();
    }
    const { rows, signing } = await findKeys(trx);
    if (!signing) throw new Error('identity_key holds no key that signs');
    return { rows, signing };
  });
}

async function insertKey(trx: Transaction<Database>): Promise<void> {
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await loadJose();
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
}
