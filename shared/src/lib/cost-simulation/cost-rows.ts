import { COST_KIND } from '@gakumado/shared/vocabulary';
import type { Cost, Roomtype } from '../contract/estate-rooms.ts';

/** A row of estate/building/cost/list as far as a calculation needs it. */
export type CostRow = Pick<
  Cost,
  | 'cost_id'
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

/** The end of the amounts that counts. A range is two calculations. */
export type AmountEnd = 'amount_min' | 'amount_max';

const RENT = '賃料';
const MEALS = '食費';

export const isMealRow = ({ cost_name }: CostRow) => cost_name === MEALS;

/**
 * Whether the row is only for those who want it: its kind says so, or that it is not required. Listings often leave
 * `is_required` of an optional row at its default.
 */
export const isOptionalRow = ({ cost_kind, is_required }: CostRow) =>
  cost_kind === COST_KIND.optional || !is_required;

/** Whether each month has its payment. Optional rows do with a cycle of a month; meals always. */
export const isPaidMonthly = (row: CostRow) =>
  row.cost_kind === COST_KIND.monthly ||
  (row.cost_kind === COST_KIND.optional && (row.cycle_months === 1 || isMealRow(row)));

/** The rent in yen a month; 0 without a row 賃料. */
export function rentOf(rows: readonly CostRow[], end?: AmountEnd): number {
  const rent = rows.find((row) => row.cost_name === RENT && row.cost_kind === COST_KIND.monthly);
  return rent ? amountOf(rent, 0, end) : 0;
}

/**
 * A row's amount in yen, rounded half up. The unit `month` counts months of rent, with two decimals at most.
 * A row whose dearer end is not given has one amount.
 */
export function amountOf(row: CostRow, rent: number, end: AmountEnd = 'amount_min'): number {
  if (row.unit === 'actual') return 0;
  const amount = row[end] ?? row.amount_min ?? 0;
  return row.unit === 'month' ? Math.round((Math.round(amount * 100) * rent) / 100) : Math.round(amount);
}

/** The rows that count for one room type: its own and those of the building, with a rent where the rows have none. */
export function costsOfRoomtype(
  costs: readonly Cost[],
  roomtype: Pick<Roomtype, 'roomtype_id' | 'price_min' | 'price_max'>,
): Cost[] {
  const own = costs.filter(({ roomtype_id }) => roomtype_id === null || roomtype_id === roomtype.roomtype_id);
  return own.some(({ cost_name }) => cost_name === RENT) ? own : [rentRow(roomtype), ...own];
}

const rentRow = ({ roomtype_id, price_min, price_max }: Parameters<typeof costsOfRoomtype>[1]): Cost => ({
  cost_id: -roomtype_id,
  cost_name: RENT,
  cost_kind: COST_KIND.monthly,
  amount_min: price_min,
  amount_max: price_max,
  unit: 'yen',
  cycle_months: 1,
  is_required: true,
  is_refundable: false,
  is_prorated: true,
  is_included_in_guide_price: true,
  tax_type: 0,
  note: null,
  roomtype_id,
});
