import type { Cost } from '../contract/estate-rooms.ts';

/** What a row of estate/building/cost/list has to say for a calculation. */
export type CostRow = Pick<
  Cost,
  | 'cost_name'
  | 'cost_kind'
  | 'amount_min'
  | 'amount_max'
  | 'unit'
  | 'cycle_months'
  | 'is_required'
  | 'is_refundable'
  | 'is_prorated'
  | 'is_included_in_guide_price'
>;

/** Which end of the amounts is calculated with; a range is two calculations. */
export type AmountEnd = 'amount_min' | 'amount_max';

/** cost_kind of the contract (section 1). */
export const COST_KIND = {
  initial: 1,
  monthly: 2,
  yearly: 3,
  renewal: 4,
  movingOut: 5,
  optional: 6,
} as const;

const RENT = '賃料';
const MEALS = '食費';

const isMonthlyRent = ({ cost_name, cost_kind }: CostRow) =>
  cost_name === RENT && cost_kind === COST_KIND.monthly;

/** The rent in yen a month; 0 without a row 賃料. */
export function rentOf(rows: readonly CostRow[], end: AmountEnd): number {
  return rows.find(isMonthlyRent)?.[end] ?? 0;
}

/** A row in yen: the unit `month` counts months of rent. */
export function amountOf(row: CostRow, rent: number, end: AmountEnd): number {
  const amount = row[end] ?? 0;
  return row.unit === 'month' ? Math.round(amount * rent) : amount;
}

export const isMealRow = ({ cost_name }: CostRow) => cost_name === MEALS;

/** How often something comes again every `cycle` months during a stay; at its end it does not. */
export function repeatsIn(stayMonths: number, cycle: number | null): number {
  return cycle !== null && cycle > 0 ? Math.max(0, Math.ceil(stayMonths / cycle) - 1) : 0;
}
