import { campusLabel } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';

/** Ids whose names a mail shows. */
export interface NamedIds {
  campus_ids: readonly number[];
  prefecture_ids: readonly number[];
  city_ids: readonly number[];
  equipment_ids: readonly number[];
}

/** Names by id; ids that nobody has are left out. */
export type Names = Record<keyof NamedIds, ReadonlyMap<number, string>>;

const toMap = (rows: readonly { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name] as const));

export async function findNames(db: Kysely<Database>, ids: NamedIds): Promise<Names> {
  // An empty list of ids matches nothing.
  const among = (list: readonly number[]) => (list.length > 0 ? list : [0]);
  const campuses = await db
    .selectFrom('campus')
    .innerJoin('school', 'school.school_id', 'campus.school_id')
    .select(['campus_id', 'school_name', 'campus_name'])
    .where('campus_id', 'in', among(ids.campus_ids))
    .execute();
  const prefectures = await db
    .selectFrom('prefecture')
    .select(['prefecture_id as id', 'name_kana as name'])
    .where('prefecture_id', 'in', among(ids.prefecture_ids))
    .execute();
  const cities = await db
    .selectFrom('municipality')
    .select(['city_id as id', 'city_name as name'])
    .where('city_id', 'in', among(ids.city_ids))
    .execute();
  const equipment = await db
    .selectFrom('equipment')
    .select(['equipment_id as id', 'name'])
    .where('equipment_id', 'in', among(ids.equipment_ids))
    .execute();
  return {
    campus_ids: new Map(campuses.map((row) => [row.campus_id, campusLabel(row)] as const)),
    prefecture_ids: toMap(prefectures),
    city_ids: toMap(cities),
    equipment_ids: toMap(equipment),
  };
}
