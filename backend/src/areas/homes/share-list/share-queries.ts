import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { addDays, todayInJapan } from '@gakumado/shared/forms';
import { SHARE_ESTATES_MAX, SHARE_PEOPLE_MAX } from '@gakumado/shared/vocabulary';
import type {
  ShareCloseRequest,
  ShareCreateRequest,
  ShareDetail,
  ShareKey,
  ShareProposeRequest,
  ShareUpdateRequest,
  VerdictRenameRequest,
  VerdictSaveRequest,
  AskedStay,
} from '@gakumado/shared/contract';
import { stayOfMySearch, targetsOfPlaces } from '@gakumado/shared/search-fields';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { toJst } from '#platform/http/jst.ts';
import type { Deps } from '../../deps.ts';
import { findEstateCards } from '../card/estate-card-queries.ts';
import { bothWays } from '../card/way-fields.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';
import { readOffers } from '#engines/estate-index/offer-bits.ts';

/** 192 bits: nobody finds a list by guessing. */
const KEY_BYTES = 24;

const newKey = () => randomBytes(KEY_BYTES).toString('base64url');
/** The name of a list in the database, by its key. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest();

/** A family decides when the results are there: a list is open at least so long, and until the end of the next such day. */
const OPEN_DAYS = 90;
const LAST_DAY = '04-30';

/** The end of a list that is made now: the later of 90 days and the next 30 April (contract, 8.7). */
export function endOfList(now: Date): Date {
  const today = todayInJapan(now.getTime());
  const year = Number(today.slice(0, 4));
  const next = `${today.slice(5) > LAST_DAY ? year + 1 : year}-${LAST_DAY}`;
  const later = [addDays(today, OPEN_DAYS), next].toSorted().at(-1);
  return new Date(`${later}T23:59:59+09:00`);
}

/** Stores a list of those estates that are published; undefined when none of them is. */
export async function insertShareList(
  db: Kysely<Database>,
  { estate_ids, note, expires_days, search }: ShareCreateRequest,
): Promise<ShareKey | undefined> {
  const cards = await findEstateCards(db, estate_ids);
  if (cards.length === 0) return undefined;
  const [share_key, owner_key] = [newKey(), newKey()];
  const { expires_at } = await db
    .insertInto('share_list')
    .values({
      share_hash: hashKey(share_key),
      owner_hash: hashKey(owner_key),
      estate_ids: cards.map((card) => card.estate_id),
      note,
      my_search: search === undefined ? null : JSON.stringify(search),
      expires_at:
        expires_days == null
          ? endOfList(new Date())
          : sql<Date>`now() + make_interval(days => ${expires_days})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { share_key, owner_key, expires_at: toJst(expires_at) };
}

/** A list with its estates, their costs of the stay, and verdicts; undefined when it is unknown or over. */
export async function findShareList(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  shareKey: string,
  stay: Omit<AskedStay, 'school_id'>,
): Promise<ShareDetail | undefined> {
  const share_hash = hashKey(shareKey);
  const list = await db
    .selectFrom('share_list')
    .select(['estate_ids', 'note', 'my_search', 'created_at', 'expires_at', 'closed_at'])
    .where('share_hash', '=', share_hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!list) return undefined;
  const { my_search, ...kept } = list;
  const search = my_search ?? { places: [] };
  const { targets, stay: plan } = await estates.placeOf({
    ...targetsOfPlaces(search.places),
    ...stayOfMySearch(search),
    ...stay,
  });
  const [cards, { offers, terms }, proposals, verdicts] = await Promise.all([
    findEstateCards(db, list.estate_ids, plan),
    findOffersAndTerms(db, list.estate_ids),
    findProposals(db, share_hash, list.estate_ids),
    findVerdicts(db, share_hash, list.estate_ids),
  ]);
  return {
    ...kept,
    search,
    created_at: toJst(list.created_at),
    expires_at: toJst(list.expires_at),
    closed_at: list.closed_at && toJst(list.closed_at),
    estates: cards.map((card) => Object.assign(card, bothWays(card, targets))),
    offers,
    terms,
    proposals,
    verdicts,
  };
}

async function findOffersAndTerms(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Pick<ShareDetail, 'offers' | 'terms'>> {
  const rows = await db
    .selectFrom('estate')
    .select(['estate_id', 'offer_mask', 'movein_terms'])
    .where('estate_id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where(isEstatePublished)
    .orderBy('estate_id')
    .execute();
  return {
    offers: rows.flatMap(({ estate_id, offer_mask }) =>
      readOffers(offer_mask).map(({ field, value }) => ({ estate_id, field, value })),
    ),
    terms: rows.map(({ estate_id, movein_terms }) => ({ estate_id, movein_terms })),
  };
}

const findProposals = (
  db: Kysely<Database>,
  share_hash: Buffer,
  ids: readonly number[],
): Promise<ShareDetail['proposals']> =>
  db
    .selectFrom('share_proposal')
    .select(['estate_id', 'by_name as by'])
    .where('share_hash', '=', share_hash)
    .where('estate_id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('created_at')
    .execute();

async function findVerdicts(
  db: Kysely<Database>,
  share_hash: Buffer,
  ids: readonly number[],
): Promise<ShareDetail['verdicts']> {
  const rows = await db
    .selectFrom('share_verdict')
    .select(['estate_id', 'by_name as by', 'verdict', 'comment', 'updated_at', 'version'])
    .where('share_hash', '=', share_hash)
    // Those on an estate that left the list come back with it.
    .where('estate_id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('updated_at')
    .execute();
  return rows.map(({ updated_at, ...verdict }) => Object.assign(verdict, { updated_at: toJst(updated_at) }));
}

/** An open list, held until the end of the transaction: one change at a time, so that bounds hold and none is lost. */
const lockList = (trx: Transaction<Database>, share_hash: Buffer) =>
  trx
    .selectFrom('share_list')
    .select(['estate_ids', 'owner_hash'])
    .where('share_hash', '=', share_hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Whether a key is that of the owner of a list. */
export const isOwner = (ownerKey: string, owner_hash: Buffer | null) =>
  owner_hash !== null && timingSafeEqual(hashKey(ownerKey), owner_hash);

/** Takes estates into a list and out of it, and changes its note. Unknown and closed ones do not join. */
export function updateShareList(
  db: Kysely<Database>,
  { share_key, owner_key, add_estate_ids, add_at, remove_estate_ids, note }: ShareUpdateRequest,
): Promise<'saved' | 'no_list' | 'no_owner' | 'full'> {
  const share_hash = hashKey(share_key);
  return db.transaction().execute(async (trx) => {
    const list = await lockList(trx, share_hash);
    if (!list) return 'no_list';
    if (!isOwner(owner_key, list.owner_hash)) return 'no_owner';
    const added = (await findEstateCards(trx, add_estate_ids)).map((card) => card.estate_id);
    const kept = list.estate_ids.filter((id) => !remove_estate_ids.includes(id));
    const joining = added.filter((id) => !kept.includes(id));
    const estate_ids = kept.toSpliced(add_at ?? kept.length, 0, ...joining);
    if (estate_ids.length > SHARE_ESTATES_MAX) return 'full';
    const change = { estate_ids, ...(note === undefined ? {} : { note }) };
    await trx.updateTable('share_list').set(change).where('share_hash', '=', share_hash).execute();
    return 'saved';
  });
}

/** Puts an estate at the end of a list in somebody's name. One that is there already keeps its place and who brought it. */
export function proposeEstate(
  db: Kysely<Database>,
  { share_key, estate_id, by }: ShareProposeRequest,
): Promise<'saved' | 'no_list' | 'no_estate' | 'full'> {
  const share_hash = hashKey(share_key);
  return db.transaction().execute(async (trx) => {
    const list = await lockList(trx, share_hash);
    if (!list) return 'no_list';
    if (list.estate_ids.includes(estate_id)) return 'saved';
    if ((await findEstateCards(trx, [estate_id])).length === 0) return 'no_estate';
    if (list.estate_ids.length >= SHARE_ESTATES_MAX) return 'full';
    const estate_ids = [...list.estate_ids, estate_id];
    await trx.updateTable('share_list').set({ estate_ids }).where('share_hash', '=', share_hash).execute();
    await trx
      .insertInto('share_proposal')
      .values({ share_hash, estate_id, by_name: by })
      .onConflict((conflict) => conflict.columns(['share_hash', 'estate_id']).doUpdateSet({ by_name: by }))
      .execute();
    return 'saved';
  });
}

/** Closes a list and forgets what it held. */
export function closeShareList(
  db: Kysely<Database>,
  { share_key, owner_key }: ShareCloseRequest,
): Promise<'saved' | 'no_list' | 'no_owner'> {
  const share_hash = hashKey(share_key);
  return db.transaction().execute(async (trx) => {
    const list = await lockList(trx, share_hash);
    if (!list) return 'no_list';
    if (!isOwner(owner_key, list.owner_hash)) return 'no_owner';
    await trx.deleteFrom('share_verdict').where('share_hash', '=', share_hash).execute();
    await trx.deleteFrom('share_proposal').where('share_hash', '=', share_hash).execute();
    await trx
      .updateTable('share_list')
      .set({ estate_ids: [], note: '', closed_at: sql<Date>`now()` })
      .where('share_hash', '=', share_hash)
      .execute();
    return 'saved';
  });
}

/** The verdicts of a list, including those on homes that were removed from it. */
const findPresent = (trx: Transaction<Database>, share_hash: Buffer) =>
  trx
    .selectFrom('share_verdict')
    .select(['by_name', 'estate_id', 'version'])
    .where('share_hash', '=', share_hash)
    .execute();

/** Saves a person's verdict on an estate of a list, over the one before unless that is another than the device has seen. */
export function saveVerdict(
  db: Kysely<Database>,
  { share_key, estate_id, by, verdict, comment, version: seen }: VerdictSaveRequest,
): Promise<'saved' | 'no_list' | 'no_estate' | 'full' | 'changed'> {
  const share_hash = hashKey(share_key);
  return db.transaction().execute(async (trx) => {
    const list = await lockList(trx, share_hash);
    if (!list) return 'no_list';
    if (!list.estate_ids.includes(estate_id)) return 'no_estate';
    const present = await findPresent(trx, share_hash);
    const ofPerson = present.filter(({ by_name }) => by_name === by);
    const people = new Set(present.map(({ by_name }) => by_name));
    if (ofPerson.length === 0 && people.size >= SHARE_PEOPLE_MAX) return 'full';
    const version = ofPerson.find((row) => row.estate_id === estate_id)?.version ?? 0;
    if (seen !== undefined && seen !== version) return 'changed';
    const change = { verdict, comment, updated_at: sql<Date>`clock_timestamp()`, version: version + 1 };
    await trx
      .insertInto('share_verdict')
      .values({ share_hash, estate_id, by_name: by, ...change })
      .onConflict((conflict) => conflict.columns(['share_hash', 'estate_id', 'by_name']).doUpdateSet(change))
      .execute();
    return 'saved';
  });
}

/** Puts the verdicts of a device under another name, all or none. A name under which others judge is refused. */
export function renameVerdicts(
  db: Kysely<Database>,
  { share_key, by, new_name, verdicts }: VerdictRenameRequest,
): Promise<'saved' | 'no_list' | 'taken' | 'full'> {
  const share_hash = hashKey(share_key);
  return db.transaction().execute(async (trx) => {
    if (!(await lockList(trx, share_hash))) return 'no_list';
    const present = await findPresent(trx, share_hash);
    const isOwn = ({ by_name, estate_id, version }: (typeof present)[number]) =>
      by_name === by && verdicts.some((own) => own.estate_id === estate_id && own.version === version);
    const own = present.filter(isOwn).map(({ estate_id }) => estate_id);
    const others = new Set(present.filter((row) => !isOwn(row)).map(({ by_name }) => by_name));
    if (by === new_name || own.length === 0) return 'saved';
    if (others.has(new_name)) return 'taken';
    if (others.size >= SHARE_PEOPLE_MAX) return 'full';
    await trx
      .updateTable('share_verdict')
      .set({ by_name: new_name })
      .where('share_hash', '=', share_hash)
      .where('by_name', '=', by)
      .where('estate_id', '=', sql<number>`any(${own}::integer[])`)
      .execute();
    return 'saved';
  });
}
