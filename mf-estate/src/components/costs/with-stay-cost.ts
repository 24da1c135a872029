import type { Cost, EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { stayCosts } from '@gakumado/shared/cost-simulation';
import { readStayPlan } from './cost-choices.ts';

/**
 * The estate with the cost of the stay that an address asks for, as the simulation works it out, in the rooms that fit the list
 * that it comes from, if that asks for rooms. Without rows of costs it
 * stays as it was loaded.
 */
export function withStayCost(
  estate: EstateDetail,
  roomtypes: readonly Roomtype[] | null,
  costs: readonly Cost[] | null,
  query: URLSearchParams,
): EstateDetail {
  const plan = readStayPlan(query);
  const fitting = estate.fitting_rooms?.roomtype_ids ?? [];
  const rooms =
    fitting.length === 0
      ? roomtypes
      : roomtypes && roomtypes.filter(({ roomtype_id }) => fitting.includes(roomtype_id));
  const stay = rooms && costs && stayCosts(rooms, costs, plan);
  if (!stay) return estate;
  return {
    ...estate,
    stay_months: plan.stay_months,
    with_meals: plan.with_meals,
    monthly_cost_min: stay.low.monthly_cost,
    monthly_cost_max: stay.high.monthly_cost,
    stay_cost_min: stay.low.stay_cost,
    stay_cost_max: stay.high.stay_cost,
  };
}
