import type { EstateFilter, AskedStay } from '@gakumado/shared/contract';
import type { Commutes } from '../commute/commutes-to.ts';
import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import { DEFAULT_STAY_MONTHS, SHORT_COURSE_STAY_MONTHS, shortSchoolTypes } from '@gakumado/shared/vocabulary';
import { UNKNOWN } from './home-columns.ts';
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

type Bound = 'min' | 'max';

/** Months of the stay that is asked for; of a campus whose courses are short, those of a short course. */
export function stayMonths(reference: Reference, { stay_months, school_id }: AskedStay): number {
  if (stay_months !== undefined) return stay_months;
  const campus = school_id === undefined ? undefined : reference.campuses.get(school_id);
  return campus && shortSchoolTypes.includes(campus.school_type)
    ? SHORT_COURSE_STAY_MONTHS
    : DEFAULT_STAY_MONTHS;
}

/** 毎月の実質負担 of each home, of its cheapest or dearest free room; {@link UNKNOWN} where it is not worked out. */
export function monthlyCosts(scene: Scene, stay: AskedStay, bound: Bound): Int32Array {
  const { columns } = scene;
  const months = stayMonths(scene.reference, stay);
  if (!stay.with_meals) return columns.monthly(months, bound);
  return columns.monthlyWithMeals(months, bound, stay.food_budget ?? DEFAULT_FOOD_BUDGET);
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
