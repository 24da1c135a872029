import { STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { readYen } from './read-yen.ts';

/** The stay that a visitor chose for the costs of a list; what is absent is the usual. */
export interface AskedStay {
  stay_months?: (typeof STAY_MONTHS)[number];
  with_meals?: boolean;
  /** Yen a month. */
  food_budget?: number;
}

/** The stay of an address. */
export function readStay(query: URLSearchParams): AskedStay {
  const months = STAY_MONTHS.find((one) => String(one) === query.get('stay_months'));
  const meals = query.get('with_meals');
  const food_budget = readYen(query.get('food_budget') ?? '');
  return {
    ...(months !== undefined && { stay_months: months }),
    ...((meals === '1' || meals === '0') && { with_meals: meals === '1' }),
    ...(food_budget && { food_budget }),
  };
}
