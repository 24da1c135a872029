import type { CostParts, Estate } from '@gakumado/shared/contract';
import { monthlyCostOf, stayPlanOf } from '@gakumado/shared/cost-simulation';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import { sql } from 'kysely';
import { stayAmounts, stayCostIn } from '../../engines/estate-index/kept-stays.ts';
import type { Bound, KeptStays, RoomStays } from '../../engines/estate-index/kept-stays.ts';

/** The stay by which homes are compared where nobody asks for another. */
export const STANDARD_STAY = stayPlanOf({});

const lists = ['stay_months', ...stayAmounts] as const;

/** The lists of the row of `stay_cost` that is joined. */
const keptStays = sql<KeptStays>`json_build_object(${sql.join(
  lists.flatMap((name) => [sql.lit(name), sql.ref(`stay_cost.${name}`)]),
)})`;

/** The lists of `estate`; null where nothing is worked out. */
export const staysOfEstate = sql<KeptStays | null>`(
  select ${keptStays} from stay_cost where stay_cost.estate_id = estate.estate_id)`;

/** Those of each of its free rooms. */
export const roomStaysOfEstate = sql<RoomStays[] | null>`(
  select rooms from stay_cost where stay_cost.estate_id = estate.estate_id)`;

const partsOfEstate = sql<CostParts | null>`(
  select parts from stay_cost where stay_cost.estate_id = estate.estate_id)`;

/** The columns of an estate that {@link withCosts} reads. */
export const stayColumns = [staysOfEstate.as('stays'), partsOfEstate.as('cost_parts')] as const;

/** The columns that tell the price of an estate (`PricedHome`), for a query that is written as text; see {@link withCosts}. */
export const pricesOfEstate = sql`estate.price_min, estate.price_max, estate.meal_type,
  ${staysOfEstate} as stays, ${partsOfEstate} as cost_parts`;

/** A row of {@link pricesOfEstate} that says who is told it, before the stay is known. */
export type Unpriced<Told> = Omit<Told, CostField> & { stays: KeptStays | null };

type CostField = `${'monthly' | 'stay'}_cost_${Bound}` | 'stay_months' | 'with_meals';

/** A row of {@link stayColumns} with the fields of a card that say what a stay costs; null where nothing is worked out. */
export function withCosts<Row extends { stays: KeptStays | null }>(
  { stays, ...row }: Row,
  plan: StayPlan,
): Omit<Row, 'stays'> & Pick<Estate, CostField> {
  const stayCost = (bound: Bound) => stays && stayCostIn(stays, bound, plan);
  const [low, high] = [stayCost('min'), stayCost('max')];
  const monthly = (amount: number | null) =>
    amount === null ? null : monthlyCostOf(amount, plan.stay_months);
  return {
    ...row,
    monthly_cost_min: monthly(low),
    monthly_cost_max: monthly(high),
    stay_cost_min: low,
    stay_cost_max: high,
    stay_months: plan.stay_months,
    with_meals: plan.with_meals,
  };
}
