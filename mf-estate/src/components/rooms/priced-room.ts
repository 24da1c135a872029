import type { Cost, EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { costParts, stayCosts } from '@gakumado/shared/cost-simulation';
import type { PricedHome } from '@gakumado/shared/ui';
import { readStayPlan } from '../costs/cost-choices.ts';

interface Priced {
  estate: Pick<EstateDetail, 'meal_type'>;
  costs: readonly Cost[] | null;
  query: URLSearchParams;
}

/** The price of one room type: the cost of the stay that the address asks for, none without rows of costs. */
export function pricedRoom(roomtype: Roomtype, { estate, costs, query }: Priced): PricedHome {
  const plan = readStayPlan(query);
  const stay = costs && stayCosts([roomtype], costs, plan);
  return {
    monthly_cost_min: stay?.low.monthly_cost ?? null,
    monthly_cost_max: stay?.high.monthly_cost ?? null,
    stay_months: plan.stay_months,
    with_meals: plan.with_meals,
    price_min: roomtype.price_min,
    price_max: roomtype.price_max,
    cost_parts: costs && costParts([roomtype], costs),
    meal_type: estate.meal_type,
  };
}
