import type { Estate, EstateFacets, EstateFilter, SortName } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { distanceM } from '#engines/commute/geo.ts';
import type { Database } from '#data/db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PageSearch } from '#engines/estate-index/estate-search.ts';
import { findEstateCards } from '../../homes/card/estate-card-queries.ts';
import { findKeptCards } from '../../homes/card/kept-cards.ts';
import { findRoomFields } from '#data/sql/fitting-rooms-sql.ts';
import { preferencesOf } from '../../homes/card/preferences-sql.ts';
import { searchedStationText } from '../../homes/card/walk-sql.ts';
import { bothWays } from '../../homes/card/way-fields.ts';

/** Fields that depend on the search (stations, preferences), by estate id. */
async function findContexts(
  db: Kysely<Database>,
  ids: readonly number[],
  filter: EstateFilter,
): Promise<ReadonlyMap<number, Partial<Estate>>> {
  const stationText = searchedStationText(filter);
  const preferences = preferencesOf(filter.optional_condition, filter.optional_equipment);
  const columns = [
    ...(stationText ? [sql`${stationText} as station_time_text_min`] : []),
    ...(preferences
      ? [
          sql`${preferences.met} as matched_optional, cardinality(${preferences.met}) as match_count,
            ${preferences.total}::integer as match_total`,
        ]
      : []),
  ];
  if (ids.length === 0 || columns.length === 0) return new Map();
  const { rows } = await sql<Partial<Estate> & { estate_id: number }>`
    select estate_id, ${sql.join(columns)} from estate
    where estate.estate_id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.estate_id, row]));
}

/** The order of a search that asks for none: by the way where it has a campus or destination (contract, 7.8). */
export const usualSortOf = ({ school_id, destination }: EstateFilter): SortName =>
  school_id === undefined && destination === undefined ? 'recommend' : 'commute_asc';

/** One page of the estates that meet a filter, each with the fields of the search, and how many there are. */
export async function searchEstates(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  search: PageSearch,
): Promise<{ result: Estate[]; total_count: number; facets?: EstateFacets }> {
  const { filter } = search;
  const [{ estate_ids, ...counts }, { targets, stay }] = await Promise.all([
    estates.findPage(search),
    estates.placeOf(filter),
  ]);
  const [found, contexts, rooms] = await Promise.all([
    findKeptCards({ db, estates }, estate_ids, stay),
    findContexts(db, estate_ids, filter),
    findRoomFields({ db, estates }, filter, estate_ids, stay),
  ]);
  const { lat, lon } = filter;
  const distance = (card: Readonly<Estate>) =>
    lat === undefined || lon === undefined ? {} : { distance_m: Math.round(distanceM(card, { lat, lon })) };
  const result = found.map((card) =>
    Object.assign(
      {},
      card,
      rooms.get(card.estate_id),
      bothWays(card, targets),
      distance(card),
      contexts.get(card.estate_id),
    ),
  );
  return { result, ...counts };
}

/**
 * The published estates among `ids` in the order of `ids`, each with its way to the campuses or destinations that are asked
 * for, and with the rooms that meet what the filter asks of a room. An estate whose commute is not known has no such fields.
 */
export async function findListedEstates(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  ids: readonly number[],
  asked: EstateFilter,
): Promise<Estate[]> {
  const { targets, stay } = await estates.placeOf(asked);
  const cards = await findEstateCards(db, ids, stay);
  const rooms = await findRoomFields({ db, estates }, asked, ids, stay);
  return cards.map((card) => Object.assign(card, rooms.get(card.estate_id), bothWays(card, targets)));
}
