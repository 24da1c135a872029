import { COST_KIND } from '@gakumado/shared/vocabulary';
import type { CostRow } from '../cost-rows.ts';

/** A required row made of the fields under test. */
export function costRow(
  cost_name: string,
  kind: keyof typeof COST_KIND,
  amount: number,
  more: Partial<CostRow> = {},
): CostRow {
  return {
    cost_id: 0,
    cost_name,
    cost_kind: COST_KIND[kind],
    amount_min: amount,
    amount_max: amount,
    unit: 'yen',
    cycle_months: null,
    is_required: true,
    is_refundable: false,
    is_prorated: false,
    is_included_in_guide_price: false,
    ...more,
  };
}

export const rent = costRow('賃料', 'monthly', 50_000, {
  is_prorated: true,
  is_included_in_guide_price: true,
});
export const fee = costRow('管理費・共益費', 'monthly', 5_000, {
  is_prorated: true,
  is_included_in_guide_price: true,
});
