import { findCampus, findCampusAdvice, listEstates, nullOnError } from '@gakumado/shared/api';
import type { CampusAdvice, Estate, EstateCampus, SchoolCampus } from '@gakumado/shared/contract';
import { campusesOf } from '@gakumado/shared/paths';
import { DEFAULT_STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { readCostChoices } from '../costs/cost-choices.ts';

/** The way to a campus; without minutes where it is none of those that are kept, and over `COMMUTE_MINUTES`. */
export type SchoolWay = Pick<
  EstateCampus,
  'campus_id' | 'pref_id' | 'school_name' | 'campus_name' | 'lat' | 'lon'
> &
  Pick<Estate, 'commute_minutes' | 'commute_text'> & {
    walk_minutes: number | null | undefined;
    bicycle_minutes: number | null | undefined;
  };

/** An estate as the list had it that a visitor comes from. */
export interface AskedEstate {
  /** The ways to the chosen campuses: none, one or two. Unknown campuses have none. Null when they could not be loaded. */
  ways: SchoolWay[] | null;
  /** The cost of the chosen stay, in place of that of the standard stay. */
  cost: Partial<
    Pick<
      Estate,
      | 'monthly_cost_min'
      | 'monthly_cost_max'
      | 'stay_cost_min'
      | 'stay_cost_max'
      | 'stay_months'
      | 'with_meals'
    >
  >;
  /** Rents around the first of the campuses; null where they are not known. */
  advice: CampusAdvice | null;
}

const NOTHING: AskedEstate = { ways: [], cost: {}, advice: null };

/**
 * What the query of an estate's page asks for (`paths.estate`). Asks nothing for the standard stay without a school. An
 * estate that is no longer let has neither ways nor costs.
 */
export async function loadAsked(
  estateId: number,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<AskedEstate> {
  const { stay_months, with_meals } = readCostChoices(query);
  const campuses = await nullOnError(Promise.all(campusesOf(query).map((id) => findCampus(id, signal))));
  const [first, second] = (campuses ?? []).filter((campus) => campus !== null);
  const nothing = campuses ? NOTHING : { ...NOTHING, ways: null };
  const isStandard = stay_months === DEFAULT_STAY_MONTHS && !with_meals;
  if (!first && isStandard) return nothing;
  const [{ result }, advice] = await Promise.all([
    listEstates(
      {
        estate_id: [estateId],
        school_id: first?.campus_id,
        second_school_id: second?.campus_id,
        stay_months,
        with_meals,
        limit: 1,
      },
      signal,
    ),
    first ? nullOnError(findCampusAdvice(first.campus_id, signal)) : null,
  ]);
  const [card] = result;
  if (!card) return nothing;
  const { monthly_cost_min, monthly_cost_max, stay_cost_min, stay_cost_max } = card;
  return {
    ways: campuses && [
      ...(first ? [wayTo(first, card, '')] : []),
      ...(second ? [wayTo(second, card, 'second_')] : []),
    ],
    cost: { monthly_cost_min, monthly_cost_max, stay_cost_min, stay_cost_max, stay_months, with_meals },
    advice,
  };
}

const wayTo = (
  { campus_id, pref_id, school_name, campus_name, lat, lon }: SchoolCampus,
  card: Estate,
  prefix: '' | 'second_',
): SchoolWay => ({
  campus_id,
  pref_id,
  school_name,
  campus_name,
  lat,
  lon,
  commute_minutes: card[`${prefix}commute_minutes`],
  commute_text: card[`${prefix}commute_text`],
  walk_minutes: card[`${prefix}walk_minutes_to_school`],
  bicycle_minutes: card[`${prefix}bicycle_minutes_to_school`],
});
