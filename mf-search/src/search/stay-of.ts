import type { StayPlan } from '@gakumado/shared/cost-simulation';
import { DEFAULT_STAY_MONTHS } from '@gakumado/shared/vocabulary';
import type { Results } from './load-results.ts';

/** The stay that the costs of a list are of. Without a choice, the length follows from its school: the cards say it. */
export const stayOf = ({ search, estates }: Pick<Results, 'search' | 'estates'>): StayPlan => ({
  stay_months: search.stay_months ?? estates[0]?.stay_months ?? DEFAULT_STAY_MONTHS,
  with_meals: search.with_meals ?? false,
  food_budget: search.food_budget,
});
