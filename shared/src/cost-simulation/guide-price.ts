import { amountOf, COST_KIND, rentOf, repeatsIn } from './cost-rows.ts';
import type { AmountEnd, CostRow } from './cost-rows.ts';

/** めやす賃料 spreads what is paid over a stay of four years. */
const STAY_MONTHS = 48;

interface GuidePriceOptions {
  end?: AmountEnd;
  /** Length of a fixed-term lease, which is not renewed: its own term counts then. */
  fixedTermMonths?: number;
}

/**
 * めやす賃料 in yen a month, from the rows of a room type that are marked for it (contract, section 5): rent and
 * fees, what is paid once and not returned, and the renewals of 48 months, divided by 48 and rounded half up.
 */
export function guidePriceOf(
  rows: readonly CostRow[],
  { end = 'amount_min', fixedTermMonths }: GuidePriceOptions = {},
): number {
  const stay = fixedTermMonths ?? STAY_MONTHS;
  const rent = rentOf(rows, end);
  const timesOf = ({ cost_kind, is_refundable, cycle_months }: CostRow): number => {
    if (cost_kind === COST_KIND.monthly) return stay;
    if (cost_kind === COST_KIND.initial) return is_refundable ? 0 : 1;
    if (cost_kind === COST_KIND.yearly) return stay / 12;
    if (cost_kind === COST_KIND.renewal && fixedTermMonths === undefined)
      return repeatsIn(stay, cycle_months);
    return 0;
  };
  const total = rows
    .filter((row) => row.is_included_in_guide_price)
    .reduce((sum, row) => sum + amountOf(row, rent, end) * timesOf(row), 0);
  return Math.floor(total / stay + 0.5);
}
