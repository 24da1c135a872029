import type { PoolClient } from 'pg';
import { flagsDigest, placeFlagsAt } from '../../engines/street-facts/place-flags.ts';
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

/** Columns that `placeFlagsAt` works out. */
const FLAGS = ['is_quiet', 'is_near_police', 'is_near_store'] as const;

const DERIVED = [
  ...SUMMARY,
  'is_panorama',
  'is_youtube',
  'move_in_from',
  'offer_mask',
  'reservable_until',
  'keyword_text',
  ...FLAGS,
  'streets_digest',
];

/** The facts of the places of estates of a table or query, as the parameters of {@link selectDerived}. */
async function flagParameters(client: PoolClient, from: string, values: unknown[] = []): Promise<unknown[]> {
  const { rows } = await client.query<{ estate_id: number; lat: number; lon: number }>(
    `select estate_id, lat, lon from ${from} as placed`,
    values,
  );
  const flags = rows.map(placeFlagsAt);
  return [
    rows.map(({ estate_id }) => estate_id),
    ...FLAGS.map((name) => flags.map((flag) => flag[name])),
    flagsDigest(),
  ];
}

/**
 * A query of the columns `base` and of all derived ones, for the estates of a table or query `from`. A keyword is looked for
 * in name, reading, address, reading of the city and what is around, joined by a sign that nobody types: no search matches
 * across two of them. A full building offers nothing. The parameters from `first` on are those of {@link flagParameters}.
 */
const selectDerived = (from: string, base: readonly string[], first: number) =>
  `with named as (
     select array_agg(estate_id) as ids, array_agg(lat) as lats, array_agg(lon) as lons from ${from} as named
   ),
   summary as (select summary.* from named, summarise_estates(ids) as summary),
   rooms as (select rooms.* from named, rooms_of_estates(ids) as rooms),
   around as (select around.* from named, words_around_estates(ids, lats, lons) as around)
   select ${base.map((column) => `base.${column}`).join(', ')},
     ${SUMMARY.map((column) => `summary.${column}`).join(', ')},
     base.panoramas <> '[]' or has_room_panorama, base.videos <> '[]' or has_room_video,
     rooms.move_in_from, coalesce(rooms.offers | term_bits(base.movein_terms), 0), reservable_until(base.estate_id),
     concat_ws('|', base.name, base.name_kana, base.address_detail,
       (select city_kana from municipality where municipality.city_id = base.city_id), around.words),
     ${FLAGS.map((name) => `flags.${name}`).join(', ')}, $${first + 1 + FLAGS.length}::text
   from ${from} as base
     join summary using (estate_id) left join rooms using (estate_id) left join around using (estate_id)
     join unnest($${first}::integer[], ${FLAGS.map((_name, index) => `$${first + 1 + index}::boolean[]`).join(', ')})
       as flags (estate_id, ${FLAGS.join(', ')}) using (estate_id)`;

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
    select: selectDerived(from, base, 1),
    values: await flagParameters(client, from),
    keep: ['created_at'],
  });
}

/** Works the derived columns of estates out again, after their room types, stations or pictures changed. */
export async function refreshEstates(client: PoolClient, estateIds: readonly number[]): Promise<void> {
  const columns = DERIVED.join(', ');
  const from = '(select * from estate where estate_id = any($1))';
  await client.query(
    `update estate set (${columns}) = row(${DERIVED.map((column) => `fresh.${column}`).join(', ')})
     from (${selectDerived(from, ['estate_id'], 2)}) as fresh (estate_id, ${columns})
     where estate.estate_id = fresh.estate_id
       and (${DERIVED.map((column) => `estate.${column}`).join(', ')})
         is distinct from (${DERIVED.map((column) => `fresh.${column}`).join(', ')})`,
    [estateIds, ...(await flagParameters(client, from, [estateIds]))],
  );
}

/** Works estates out again whose facts of places are by the tables of an earlier release. Returns how many there were. */
export async function refreshOldPlaces(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ estate_id: number }>(
    // Not `<>`, which no index answers: the table would be read at every start.
    'select estate_id from estate where streets_digest < $1 or streets_digest > $1',
    [flagsDigest()],
  );
  if (rows.length > 0)
    await refreshEstates(
      client,
      rows.map(({ estate_id }) => estate_id),
    );
  return rows.length;
}
