import type { EstateFilter, SortName } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { preferencesOf } from '../../areas/homes/card/preferences-sql.ts';
import { fullStatuses } from '../../data/sql/vacancy-sql.ts';
import type { PlainTables } from './plain-commutes.ts';
import { monthlyCostOf, monthlyCostOfRoom } from './plain-cost.ts';
import { filterConditions, openRooms, roomCondition } from './plain-filter.ts';
import { walkMinutes } from './plain-walk.ts';

const recommended = (filter: EstateFilter) => sql`${walkMinutes(filter)}, estate.built_ym desc`;

const simpleOrders: Partial<Record<SortName, RawBuilder<unknown>>> = {
  new_desc: sql`estate.created_at desc`,
  price_asc: sql`estate.price_min, estate.price_max`,
  price_desc: sql`estate.price_max desc, estate.price_min desc`,
  room_area_desc: sql`estate.room_area_max desc`,
  age_asc: sql`estate.built_ym desc`,
};

const roomOrders: Partial<Record<SortName, (filter: EstateFilter) => RawBuilder<unknown>[]>> = {
  price_asc: () => [sql`min(room.price_min)`, sql`max(room.price_max)`],
  price_desc: () => [sql`-max(room.price_max)`, sql`-min(room.price_min)`],
  room_area_desc: () => [sql`-max(room.room_area)`],
  cost_asc: (filter) => [
    sql`min(${monthlyCostOfRoom('min', filter)})`,
    sql`max(${monthlyCostOfRoom('max', filter)})`,
  ],
};

/** Of two campuses the farther one decides; where that is the same, the nearer one. */
const longerCommute = sql`greatest(first_commute.commute_minutes, second_commute.commute_minutes),
  first_commute.commute_minutes + second_commute.commute_minutes`;

/** The ORDER BY of a search: full estates (`isFull`) after the others in every order; ties go by estate_id. */
export function sortOrder(filter: EstateFilter, usual: SortName, tables: PlainTables): RawBuilder<unknown> {
  const sort = filter.sort ?? usual;
  return sql`estate.vacant_status_id in ${fullStatuses}, ${orderOf(sort, filter, tables)}, estate.estate_id`;
}

function orderOf(sort: SortName, filter: EstateFilter, { distance }: PlainTables): RawBuilder<unknown> {
  const ofRoom = roomCondition(filterConditions(filter));
  if (ofRoom && roomOrders[sort]) {
    // Of the rooms that fit.
    const amounts = roomOrders[sort](filter).map(
      (amount) => sql`(select ${amount} from ${openRooms} where ${ofRoom})`,
    );
    return sql.join(amounts);
  }
  const simple = simpleOrders[sort];
  if (simple) return simple;
  if (sort === 'recommend') return recommended(filter);
  if (sort === 'cost_asc') return sql`${monthlyCostOf('min', filter)}, ${monthlyCostOf('max', filter)}`;
  if (sort === 'walk_asc') return walkMinutes(filter);
  if (sort === 'commute_asc') {
    const hasSecond = filter.second_school_id !== undefined || filter.second_destination !== undefined;
    return hasSecond ? longerCommute : sql`first_commute.commute_minutes`;
  }
  if (sort === 'first_commute_asc') return sql`first_commute.commute_minutes`;
  if (sort === 'second_commute_asc') return sql`second_commute.commute_minutes`;
  if (sort === 'distance_asc') {
    return distance ?? sql`0`;
  }
  const preferences = preferencesOf(filter.optional_condition, filter.optional_equipment);
  return sql`cardinality(${preferences?.met}) desc, ${recommended(filter)}`;
}
