import { COST_KIND, DEFAULT_STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { amountOf, isMealRow, isOptionalRow, isPaidMonthly, rentOf } from './cost-rows.ts';
import type { AmountEnd, CostRow } from './cost-rows.ts';
import { monthlyCostOf } from './monthly-cost.ts';
import { firstMonthOf, monthsAhead, monthsPaidInFirstYear, timesDue } from './payments.ts';
import type { PaymentPlan } from './payments.ts';

/** Terms of a contract, in months. */
export const CONTRACT_MONTHS = [12, 24, 36, 48] as const;
export const DEFAULT_CONTRACT_MONTHS = 24;
/** Yen a month for food: the level of students who live alone, in the survey of 全国大学生協連. */
export const DEFAULT_FOOD_BUDGET = 26_000;

/**
 * A stay. Left empty, it is the standard stay by which homes are compared: 48 whole months, paid by the month, with
 * compulsory rows only.
 */
export interface CostPlan extends PaymentPlan {
  stay_months?: number;
  /** Adds optional meals, and `food_budget` in a home that has no meals. */
  with_meals?: boolean;
  /** Yen a month. */
  food_budget?: number | undefined;
  /** A renewal without a cycle of its own comes after each term; two years when nobody says. */
  contract_months?: number;
  /** Optional rows that somebody wants, beside meals. */
  chosen_cost_ids?: readonly number[];
  end?: AmountEnd;
}

/** Amounts in yen. */
export interface CostSimulation {
  /** 毎月の実質負担: {@link stay_cost} by the month. */
  monthly_cost: number;
  /** 入居中の総額: all payments of the stay and the food budget, less refunds. */
  stay_cost: number;
  /** Due by the move-in: {@link once}, {@link first_month} and {@link advance}. */
  initial: number;
  once: number;
  first_month: number;
  advance: number;
  /** A whole month's payments. */
  monthly: number;
  /** Payments of the first twelve months, those by the move-in among them. */
  first_year: number;
  moving_out: number;
  /** Paid in the course of the stay and paid back at its end. */
  refundable: number;
  /** The assumed cost of a month's food, where no row has it; 0 where a row does, or meals are not counted. */
  food_budget: number;
}

/**
 * The cost of a stay in one room type (contract, section 5). Cards, searches and the property page all use this
 * calculation. `rows` are those of `costsOfRoomtype`. Rows of the unit `actual` are in no sum.
 */
export function simulateCost(rows: readonly CostRow[], plan: CostPlan = {}): CostSimulation {
  const { stay_months = DEFAULT_STAY_MONTHS } = plan;
  const known = rows.filter(({ unit }) => unit !== 'actual');
  const counted = known.filter((row) => isCounted(row, plan));
  const rent = rentOf(rows, plan.end);
  const { once, first_month, monthly, moving_out, dueIn, paid } = payments(counted, rent, plan);
  const kept = counted.filter(({ is_refundable }) => !is_refundable);
  const spent = kept.length === counted.length ? paid : payments(kept, rent, plan).paid;
  const food_budget =
    plan.with_meals && !known.some(isMealRow) ? (plan.food_budget ?? DEFAULT_FOOD_BUDGET) : 0;
  const stay_cost = spent + food_budget * stay_months;
  const advance = monthly * monthsAhead(plan, stay_months);
  const laterMonths = monthsPaidInFirstYear(plan, stay_months) - 1;
  return {
    monthly_cost: monthlyCostOf(stay_cost, stay_months),
    stay_cost,
    initial: once + first_month + advance,
    once,
    first_month,
    advance,
    monthly,
    first_year: first_month + monthly * laterMonths + dueIn(Math.min(12, stay_months)),
    moving_out,
    refundable: paid - spent,
    food_budget,
  };
}

function isCounted(row: CostRow, { with_meals = false, chosen_cost_ids = [] }: CostPlan): boolean {
  if (!isOptionalRow(row)) return true;
  return isMealRow(row) ? with_meals : chosen_cost_ids.includes(row.cost_id);
}

/** The sum of the rows over a stay, before anything is paid back. */
function payments(rows: readonly CostRow[], rent: number, plan: CostPlan) {
  const { stay_months = DEFAULT_STAY_MONTHS, contract_months = DEFAULT_CONTRACT_MONTHS } = plan;
  const total = (some: readonly CostRow[], times: (row: CostRow) => number = () => 1) =>
    some.reduce((sum, row) => sum + amountOf(row, rent, plan.end) * times(row), 0);
  const monthlyRows = rows.filter(isPaidMonthly);
  const otherRows = rows.filter((row) => !isPaidMonthly(row));

  const dueIn = (months: number) => total(otherRows, (row) => timesDue(row, months, contract_months));
  const monthly = total(monthlyRows);
  const prorated = total(monthlyRows.filter(({ is_prorated }) => is_prorated));
  const first_month = firstMonthOf(monthly, prorated, plan.move_in_date);
  const moving_out = total(rows.filter(({ cost_kind }) => cost_kind === COST_KIND.movingOut));
  const paid = first_month + monthly * (stay_months - 1) + dueIn(stay_months) + moving_out;
  return { once: dueIn(1), first_month, monthly, moving_out, dueIn, paid };
}
