import type { EstateFilter, AskedStay } from '@gakumado/shared/contract';
import type { Commutes } from '../commute/commutes-to.ts';
import { DEFAULT_FOOD_BUDGET, stayPlanOf } from '@gakumado/shared/cost-simulation';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import { usualStayMonths } from '@gakumado/shared/vocabulary';
import type { Bound } from './kept-stays.ts';
import { UNKNOWN } from './unknown.ts';
import type { HomeColumns } from './home-columns.ts';
import type { Reference } from './reference.ts';

/** A consistent snapshot of all that a search reads. */
export interface Scene {
  columns: HomeColumns;
  reference: Reference;
  /** The commutes to the campuses or points that the search names. */
  first: Commutes | undefined;
  second: Commutes | undefined;
}

/** The stay that is asked for; without a length, the usual one of the school. */
export function stayOf(reference: Reference, asked: AskedStay): StayPlan {
  const { school_id } = asked;
  const campus = school_id === undefined ? undefined : reference.campuses.get(school_id);
  return stayPlanOf(asked, usualStayMonths(campus?.school_type));
}

/** 毎月の実質負担 of each home, of its cheapest or dearest free room; {@link UNKNOWN} where it is not worked out. */
export function monthlyCosts({ columns, reference }: Scene, asked: AskedStay, bound: Bound): Int32Array {
  const { stay_months, with_meals, food_budget = DEFAULT_FOOD_BUDGET } = stayOf(reference, asked);
  if (!with_meals) return columns.monthly(stay_months, `stay_cost_${bound}`);
  return columns.monthlyWithMeals(stay_months, bound, food_budget);
}

/** Minutes to the nearest of the searched stations, a bus ride included; without any to the home's nearest. */
export function walkMinutes(
  { columns }: Scene,
  { station_id: ids }: Pick<EstateFilter, 'station_id'>,
): Int32Array {
  return ids?.length
    ? columns.ways.minutesTo(new Set(ids), columns.capacity, UNKNOWN)
    : columns.numbers.walk_minutes;
}
