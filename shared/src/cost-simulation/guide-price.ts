import { COST_KIND, DEFAULT_STAY_MONTHS } from '@gakumado/shared/vocabulary';
import type { AmountEnd, CostRow } from './cost-rows.ts';
import { simulateCost } from './simulate-cost.ts';

interface GuidePriceOptions {
  end?: AmountEnd;
  /** Length of a fixed-term lease, which is not renewed: its own term counts then. */
  fixedTermMonths?: number;
}

/**
 * めやす賃料 in yen a month (contract, section 5): the monthly cost of the standard stay, counting only the rows that are
 * marked for it. Payments on moving out never count.
 */
export function guidePriceOf(rows: readonly CostRow[], options: GuidePriceOptions = {}): number {
  const { end, fixedTermMonths } = options;
  const isLeftOut = ({ cost_kind }: CostRow) =>
    cost_kind === COST_KIND.movingOut || (cost_kind === COST_KIND.renewal && fixedTermMonths !== undefined);
  const counted = rows.filter((row) => row.is_included_in_guide_price && !isLeftOut(row));
  return simulateCost(counted, { end, stay_months: fixedTermMonths ?? DEFAULT_STAY_MONTHS }).monthly_cost;
}
