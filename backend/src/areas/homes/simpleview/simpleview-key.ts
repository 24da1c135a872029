import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { signedKeys } from '#data/keys/signed-key.ts';

const SECRET = 'simpleview';
const TEXT = /^(\d{1,10})-(\d{1,10})-(\d{4})(\d{2})(\d{2})$/;
/** The part of a key behind its text: a hyphen and the signature. */
const SIGNATURE_LENGTH = 22;

/** Content of a link that staff hand out: an estate, the shop that answers for it, and the last day of the link. */
export interface SimpleviewLink {
  estate_id: number;
  shop_id: number;
  /** YYYY-MM-DD */
  expires_on: string;
}

/**
 * The key of a link (contract, 7.2): `{estate}-{shop}-{YYYYMMDD}-{signature}`, at most 53 characters. A segment of an
 * address that ends like the name of a file would be taken for one, so it has no full stop.
 */
export async function makeSimpleviewKey(db: Kysely<Database>, link: SimpleviewLink): Promise<string> {
  const { make } = await signedKeys(db, SECRET);
  const text = [link.estate_id, link.shop_id, link.expires_on.replaceAll('-', '')].join('-');
  return make(text).replace('.', '-');
}

/** Reads the link of a key, expired or not; undefined for a key that this site did not sign. */
export async function readSimpleviewKey(
  db: Kysely<Database>,
  key: string,
): Promise<SimpleviewLink | undefined> {
  const [text, signature] = [key.slice(0, -SIGNATURE_LENGTH - 1), key.slice(-SIGNATURE_LENGTH)];
  const parts = TEXT.exec((await signedKeys(db, SECRET)).read(`${text}.${signature}`) ?? '');
  if (!parts) return undefined;
  const [, estate, shop, ...day] = parts;
  return { estate_id: Number(estate), shop_id: Number(shop), expires_on: day.join('-') };
}
