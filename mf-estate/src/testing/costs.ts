import type { Cost } from '@gakumado/shared/contract';

const cost: Cost = {
  cost_id: 0,
  cost_name: '',
  cost_kind: 1,
  amount_min: 0,
  amount_max: 0,
  unit: 'yen',
  cycle_months: null,
  is_required: true,
  is_refundable: false,
  is_prorated: false,
  is_included_in_guide_price: false,
  tax_type: 0,
  note: null,
  roomtype_id: null,
};

/** A cost row made of the fields under test. Both ends of the amount are `amount` by default. */
export function costRow(row: Partial<Cost> & Pick<Cost, 'cost_name' | 'cost_kind'>, amount: number): Cost {
  return { ...cost, amount_min: amount, amount_max: amount, ...row };
}

export const costs: Cost[] = [
  costRow(
    {
      cost_id: 1,
      cost_name: '賃料',
      cost_kind: 2,
      is_prorated: true,
      is_included_in_guide_price: true,
      roomtype_id: 501,
    },
    60_000,
  ),
  costRow(
    {
      cost_id: 2,
      cost_name: '賃料',
      cost_kind: 2,
      is_prorated: true,
      is_included_in_guide_price: true,
      roomtype_id: 502,
      amount_max: 80_000,
    },
    75_000,
  ),
  costRow({ cost_id: 3, cost_name: '敷金', cost_kind: 1, unit: 'month', is_refundable: true }, 1),
  costRow(
    { cost_id: 4, cost_name: '礼金', cost_kind: 1, unit: 'month', is_included_in_guide_price: true },
    1,
  ),
  costRow({ cost_id: 5, cost_name: '火災保険料', cost_kind: 1, cycle_months: 24, note: '2年ごと' }, 16_000),
  costRow(
    {
      cost_id: 6,
      cost_name: '管理費・共益費',
      cost_kind: 2,
      is_prorated: true,
      is_included_in_guide_price: true,
    },
    5000,
  ),
  costRow(
    {
      cost_id: 7,
      cost_name: '更新料',
      cost_kind: 4,
      unit: 'month',
      cycle_months: 24,
      is_included_in_guide_price: true,
    },
    1,
  ),
  costRow({ cost_id: 8, cost_name: '清掃費', cost_kind: 5, tax_type: 1 }, 44_000),
  costRow(
    {
      cost_id: 9,
      cost_name: '食費',
      cost_kind: 6,
      cycle_months: 1,
      is_required: false,
      note: '希望される方のみ（月額）',
    },
    20_000,
  ),
];
