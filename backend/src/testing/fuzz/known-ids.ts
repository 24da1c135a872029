import fc from 'fast-check';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { usualFields } from './valid-values.ts';
import type { KnownFields } from './valid-values.ts';

const ANY_ID = fc.integer({ min: 1, max: 2 ** 31 - 1 });

const oftenOneOf = (ids: readonly number[]) =>
  ids.length === 0 ? ANY_ID : fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 9 }, ANY_ID);

/** Ids that exist, so that calls get further than "not found". */
export async function knowIds(db: Kysely<Database>): Promise<KnownFields> {
  const [estates, roomtypes, campuses, shops, stations] = await Promise.all([
    db.selectFrom('estate').select('estate_id as id').orderBy('id').limit(40).execute(),
    db.selectFrom('roomtype').select('roomtype_id as id').orderBy('id').limit(40).execute(),
    db.selectFrom('campus').select('campus_id as id').orderBy('id').limit(40).execute(),
    db.selectFrom('shop').select('shop_id as id').orderBy('id').limit(40).execute(),
    db.selectFrom('station').select('station_id as id').orderBy('id').limit(40).execute(),
  ]);
  const idsOf = (rows: { id: number }[]) => oftenOneOf(rows.map(({ id }) => id));
  return {
    ...usualFields,
    estate_id: idsOf(estates),
    roomtype_id: idsOf(roomtypes),
    campus_id: idsOf(campuses),
    // A campus id, in spite of the name, in all calls but school/campus/list.
    school_id: idsOf(campuses),
    second_school_id: idsOf(campuses),
    shop_id: idsOf(shops),
    station_id: idsOf(stations),
  };
}
