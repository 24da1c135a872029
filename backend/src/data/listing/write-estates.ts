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

const derivedFrom = (base: string) => `${SUMMARY.map((column) => `summary.${column}`).join(', ')},
  ${base}.panoramas <> '[]' or has_room_panorama, ${base}.videos <> '[]' or has_room_video,
  estate_move_in_from(${base}.estate_id), estate_offer_mask(${base}.estate_id, ${base}.movein_terms),
  estate_keyword_text(${base}.estate_id, ${base}.name, ${base}.name_kana, ${base}.address_detail, ${base}.city_id,
    ${base}.lat, ${base}.lon)`;

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
    select: `select ${base.map((column) => `base.${column}`).join(', ')}, ${derivedFrom('base')}
      from ${from} as base join summarise_estates((select array_agg(estate_id) from ${from} as named)) as summary using (estate_id)`,
    keep: ['created_at'],
  });
}

/** Works the derived columns of estates out again, after their room types, stations or pictures changed. */
export async function refreshEstates(client: PoolClient, estateIds: readonly number[]): Promise<void> {
  const columns = DERIVED.join(', ');
  await client.query(
    `update estate set (${columns}) = row(${DERIVED.map((column) => `fresh.${column}`).join(', ')})
     from (
       select estate_id, ${derivedFrom('base').replaceAll('\n', ' ')}
       from estate as base join summarise_estates($1) as summary using (estate_id)
     ) as fresh (estate_id, ${columns})
     where estate.estate_id = fresh.estate_id
       and (${DERIVED.map((column) => `estate.${column}`).join(', ')})
         is distinct from (${DERIVED.map((column) => `fresh.${column}`).join(', ')})`,
    [estateIds],
  );
}
