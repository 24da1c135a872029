import { createHash, randomBytes } from 'node:crypto';
import { SHARE_PEOPLE_MAX } from '@gakumado/shared/vocabulary';
import type { ShareCreateRequest, ShareDetail, VerdictSaveRequest } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { toJst } from '../../../platform/http/jst.ts';
import { findEstateCards } from '../estate/estate-card-queries.ts';

/** 192 bits: nobody finds a list by guessing. */
const KEY_BYTES = 24;

const hashKey = (shareKey: string) => createHash('sha256').update(shareKey).digest();

/** Stores a list of those estates that are published; undefined when none of them is. */
export async function insertShareList(
  db: Kysely<Database>,
  { estate_ids, note, expires_days }: ShareCreateRequest,
): Promise<{ share_key: string; expires_at: string } | undefined> {
  const cards = await findEstateCards(db, estate_ids);
  if (cards.length === 0) return undefined;
  const share_key = randomBytes(KEY_BYTES).toString('base64url');
  const { expires_at } = await db
    .insertInto('share_list')
    .values({
      share_hash: hashKey(share_key),
      estate_ids: cards.map((card) => card.estate_id),
      note,
      expires_at: sql<Date>`now() + make_interval(days => ${expires_days})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { share_key, expires_at: toJst(expires_at) };
}

/** A list with its estates and verdicts; undefined when it is unknown or over. */
export async function findShareList(
  db: Kysely<Database>,
  shareKey: string,
): Promise<ShareDetail | undefined> {
  const share_hash = hashKey(shareKey);
  const list = await db
    .selectFrom('share_list')
    .select(['estate_ids', 'note', 'created_at', 'expires_at'])
    .where('share_hash', '=', share_hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!list) return undefined;
  const [estates, verdicts] = await Promise.all([
    findEstateCards(db, list.estate_ids),
    db
      .selectFrom('share_verdict')
      .select(['estate_id', 'by_name as by', 'verdict', 'comment', 'updated_at'])
      .where('share_hash', '=', share_hash)
      .orderBy('updated_at')
      .execute(),
  ]);
  return {
    ...list,
    created_at: toJst(list.created_at),
    expires_at: toJst(list.expires_at),
    estates,
    verdicts: verdicts.map(({ estate_id, by, verdict, comment, updated_at }) => ({
      estate_id,
      by,
      verdict,
      comment,
      updated_at: toJst(updated_at),
    })),
  };
}

/** Saves a person's verdict on an estate of a list, over the one before. */
export function saveVerdict(
  db: Kysely<Database>,
  { share_key, estate_id, by, verdict, comment }: VerdictSaveRequest,
): Promise<'saved' | 'no_list' | 'no_estate' | 'full'> {
  const share_hash = hashKey(share_key);
  return db.transaction().execute(async (trx) => {
    // One at a time on a list, so that its bound on people holds.
    const list = await trx
      .selectFrom('share_list')
      .select('estate_ids')
      .where('share_hash', '=', share_hash)
      .where('expires_at', '>', sql<Date>`now()`)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!list) return 'no_list';
    if (!list.estate_ids.includes(estate_id)) return 'no_estate';
    const people = await trx
      .selectFrom('share_verdict')
      .select('by_name')
      .distinct()
      .where('share_hash', '=', share_hash)
      .execute();
    const isKnown = people.some((person) => person.by_name === by);
    if (!isKnown && people.length >= SHARE_PEOPLE_MAX) return 'full';
    await trx
      .insertInto('share_verdict')
      .values({
        share_hash,
        estate_id,
        by_name: by,
        verdict,
        comment,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .onConflict((conflict) =>
        conflict.columns(['share_hash', 'estate_id', 'by_name']).doUpdateSet((row) => ({
          verdict: row.ref('excluded.verdict'),
          comment: row.ref('excluded.comment'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute();
    return 'saved';
  });
}
