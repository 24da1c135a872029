import type { PoolClient } from 'pg';
import { mergeRows, type Merged } from './merge-rows.ts';

/** Columns of `estate` that summarise_estates() works out. */
const SUMMARY = [
  'price_min',
  'price_max',
  'layout_min',
  'layout_max',
  'layouts',
  'room_area_min',
  'room_area_max',
  'mats_area_min',
  'mats_area_max',
  'management_fee_min',
  'management_fee_max',
  'entrance_fee_min',
  'entrance_fee_max',
  'deposit_min',
  'deposit_max',
  'guide_price',
  'vacant_count',
  'vacant_status_id',
  'station_time_text_min',
  'walk_minutes_min',
  'station_names',
  'estate_image_path',
  'image_paths',
  'image_count',
] as const;

const DERIVED = [...SUMMARY, 'is_panorama', 'is_youtube', 'move_in_from', 'offer_mask', 'keyword_text'];

/**
 * A query of the columns `base` and of all derived ones, for the estates of a table or query `from`. A keyword is looked for
 * in name, reading, address, reading of the city and what is around, joined by a sign that nobody types: no search matches
 * across two of them. A full building offers nothing.
 */
const selectDerived = (from: string, base: readonly string[]) =>
  `with named as (
     select array_agg(estate_id) as ids, array_agg(lat) as lats, array_agg(lon) as lons from ${from} as named
   ),
   summary as (select summary.* from named, summarise_estates(ids) as summary),
   rooms as (select rooms.* from named, rooms_of_estates(ids) as rooms),
   around as (select around.* from named, words_around_estates(ids, lats, lons) as around)
   select ${base.map((column) => `base.${column}`).join(', ')},
     ${SUMMARY.map((column) => `summary.${column}`).join(', ')},
     base.panoramas <> '[]' or has_room_panorama, base.videos <> '[]' or has_room_video,
     rooms.move_in_from, coalesce(rooms.offers | term_bits(base.movein_terms), 0),
     concat_ws('|', base.name, base.name_kana, base.address_detail,
       (select city_kana from municipality where municipality.city_id = base.city_id), around.words)
   from ${from} as base
     join summary using (estate_id) left join rooms using (estate_id) left join around using (estate_id)`;

/**
 * Adds or changes estates from a table or query whose columns `base` are those that are not derived; every estate needs a room type. Write their room
 * types, stations and pictures before, with `set constraints all deferred`: an estate then appears once, complete.
 */
export async function writeEstates(
  client: PoolClient,
  from: string,
  base: readonly string[],
): Promise<Merged> {
  return mergeRows(client, {
    table: 'estate',
    key: ['estate_id'],
    columns: [...base, ...DERIVED],
    select: selectDerived(from, base),
    keep: ['created_at'],
  });
}

/** Works the derived columns of estates out again, after their room types, stations or pictures changed. */
export async function refreshEstates(client: PoolClient, estateIds: readonly number[]): Promise<void> {
  const columns = DERIVED.join(', ');
  await client.query(
    `update estate set (${columns}) = row(${DERIVED.map((column) => `fresh.${column}`).join(', ')})
     from (${selectDerived('(select * from estate where estate_id = any($1))', ['estate_id'])}) as fresh (estate_id, ${columns})
     where estate.estate_id = fresh.estate_id
       and (${DERIVED.map((column) => `estate.${column}`).join(', ')})
         is distinct from (${DERIVED.map((column) => `fresh.${column}`).join(', ')})`,
    [estateIds],
  );
}
