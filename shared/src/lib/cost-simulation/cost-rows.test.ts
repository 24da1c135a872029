import type { Cost } from '@gakumado/shared/contract';
import { amountOf, costsOfRoomtype, isOptionalRow, isPaidMonthly, rentOf } from './cost-rows.ts';
import type { CostRow } from './cost-rows.ts';
import { costRow, rent } from './testing/cost-row.ts';

const cost = (row: CostRow, roomtype_id: number | null): Cost => ({
  ...row,
  tax_type: 0,
  note: null,
  roomtype_id,
});
const room = { roomtype_id: 501, price_min: 60_000, price_max: 70_000 };
const gas = cost(costRow('ガス', 'monthly', 3_000), null);

test('the rows of a room type are its own and those of the building', () => {
  const own = cost(rent, 501);
  const other = cost(rent, 502);
  expect(costsOfRoomtype([own, gas, other], room)).toEqual([own, gas]);
  expect(costsOfRoomtype([gas, cost(rent, null)], room)).toEqual([gas, cost(rent, null)]);
});

test('a rent that no row has is that of the room type, before the other rows', () => {
  const [first, ...others] = costsOfRoomtype([gas, cost(rent, 502)], room);
  expect(others).toEqual([gas]);
  expect(first).toEqual({
    cost_id: -501,
    cost_name: '賃料',
    cost_kind: 2,
    amount_min: 60_000,
    amount_max: 70_000,
    unit: 'yen',
    cycle_months: 1,
    is_required: true,
    is_refundable: false,
    is_prorated: true,
    is_included_in_guide_price: true,
    tax_type: 0,
    note: null,
    roomtype_id: 501,
  });
});

test.each([
  [costRow('賃料', 'monthly', 1), true, false],
  [costRow('自転車', 'optional', 1, { cycle_months: 1 }), true, true],
  [costRow('自転車', 'optional', 1, { cycle_months: 12 }), false, true],
  [costRow('食費', 'optional', 1), true, true],
  [costRow('食費', 'initial', 1), false, false],
  [costRow('会費', 'yearly', 1, { cycle_months: 1 }), false, false],
  [costRow('会費', 'yearly', 1, { is_required: false }), false, true],
])('%j is paid monthly: %s, is for those who want it: %s', (row, isMonthly, isOptional) => {
  expect(isPaidMonthly(row)).toBe(isMonthly);
  expect(isOptionalRow(row)).toBe(isOptional);
});

test('the rent is the monthly row of that name', () => {
  expect(rentOf([costRow('賃料', 'initial', 1), gas, { ...rent, amount_max: 55_000 }], 'amount_max')).toBe(
    55_000,
  );
  expect(rentOf([costRow('賃料', 'initial', 1), gas])).toBe(0);
});

test.each<[Partial<CostRow>, number]>([
  [{}, 1_000],
  [{ amount_min: 999.5 }, 1_000],
  [{ amount_min: null }, 0],
  [{ unit: 'actual' }, 0],
  [{ unit: 'month', amount_min: 1.5 }, 75_000],
  [{ unit: 'month', amount_min: 0.333 }, 16_500],
])('a row with %j comes to %i yen', (changes, yen) => {
  expect(amountOf(costRow('礼金', 'initial', 1_000, changes), 50_000)).toBe(yen);
});

test('the dearer end is the cheaper one where it is not given', () => {
  const row = costRow('礼金', 'initial', 1_000, { amount_max: 2_000 });
  expect(amountOf(row, 0, 'amount_max')).toBe(2_000);
  expect(amountOf({ ...row, amount_max: null }, 0, 'amount_max')).toBe(1_000);
});
