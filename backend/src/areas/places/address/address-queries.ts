import type { Address, City, Prefecture } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

/** Prefectures in the order of their ids, with the estates on offer. */
export async function findPrefectures(db: Kysely<Database>, isOpen?: boolean): Promise<Prefecture[]> {
  let query = db
    .selectFrom('prefecture')
    .innerJoin('area', 'area.area_id', 'prefecture.area_id')
    .select(['prefecture_id', 'name_kana', 'prefecture.name', 'is_open', 'support_center_id'])
    .select('area.name_other as area_slug')
    .select((eb) =>
      eb
        .selectFrom('estate')
        .whereRef('estate.prefecture_id', '=', 'prefecture.prefecture_id')
        .where(isEstatePublished)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('estate_count'),
    )
    .orderBy('prefecture_id');
  if (isOpen !== undefined) query = query.where('is_open', '=', isOpen);
  return query.execute();
}

/** Cities and wards of a prefecture, those without estates included. */
export async function findCities(db: Kysely<Database>, prefectureId: number): Promise<City[]> {
  return db
    .selectFrom('municipality')
    .leftJoin('estate', (join) =>
      join.onRef('estate.city_id', '=', 'municipality.city_id').on(isEstatePublished),
    )
    .where('municipality.prefecture_id', '=', prefectureId)
    .select(['municipality.city_id', 'city_name', 'city_kana'])
    .select(({ fn }) => fn.count<number>('estate.estate_id').as('estate_count'))
    .groupBy('municipality.city_id')
    .orderBy('municipality.city_id')
    .execute();
}

/**
 * Towns of a zip code of seven digits, or the address of the office that has it; of an office that is not known its municipality,
 * where that follows from the code.
 */
export async function findAddresses(db: Kysely<Database>, zipCode: string): Promise<Address[]> {
  const known = await findKnown(db, zipCode);
  return known.length > 0 ? known : findCityOfOffice(db, zipCode);
}

async function findCityOfOffice(db: Kysely<Database>, zip_code: string): Promise<Address[]> {
  const rows = await db
    .selectFrom('municipality')
    .innerJoin('prefecture', 'prefecture.prefecture_id', 'municipality.prefecture_id')
    .where('city_id', '=', sql<number>`city_of_office(${zip_code})`)
    .select(['municipality.prefecture_id', 'prefecture.name_kana as prefecture_name'])
    .select(['city_id', 'city_name'])
    .execute();
  return rows.map((row) => Object.assign(row, { zip_code, town_name: '', town_kana: '', block: '' }));
}

async function findKnown(db: Kysely<Database>, zipCode: string): Promise<Address[]> {
  return db
    .selectFrom('postal_town')
    .innerJoin('prefecture', 'prefecture.prefecture_id', 'postal_town.prefecture_id')
    .innerJoin('municipality', 'municipality.city_id', 'postal_town.city_id')
    .where('zip_code', '=', zipCode)
    .select(['zip_code', 'postal_town.prefecture_id', 'prefecture.name_kana as prefecture_name'])
    .select(['postal_town.city_id', 'city_name', 'town_name', 'town_kana', 'block'])
    .orderBy('postal_town_id')
    .execute();
}
