import { costPartsOf } from './cost-parts.ts';
import { costRow } from './testing/cost-row.ts';

const optional = { is_required: false };
const rent = costRow('賃料', 'monthly', 52_000);
const none = { initial: 0, meals: 0, is_meal_required: false, utilities: 0, yearly: 0, yearly_name: '' };

test('a flat: what is paid once and not paid back, and the dearest yearly fee', () => {
  const rows = [
    rent,
    costRow('敷金', 'initial', 1, { unit: 'month', is_refundable: true }),
    costRow('礼金', 'initial', 1, { unit: 'month' }),
    costRow('火災保険料', 'initial', 16_000, { cycle_months: 24 }),
    costRow('消火剤', 'initial', 9_000, optional),
    costRow('共済会費', 'yearly', 6_000),
    costRow('年間管理費', 'yearly', 60_000),
    costRow('水道光熱費', 'monthly', 9_000, { unit: 'actual' }),
  ];
  expect(costPartsOf(rows, 'amount_min')).toEqual({
    ...none,
    initial: 52_000 + 16_000,
    yearly: 60_000,
    yearly_name: '年間管理費',
  });
});

test('a hall: meals and utilities by the month', () => {
  const rows = [rent, costRow('食費', 'monthly', 28_000), costRow('水道光熱費', 'monthly', 9_000)];
  expect(costPartsOf(rows, 'amount_min')).toEqual({
    ...none,
    meals: 28_000,
    is_meal_required: true,
    utilities: 9_000,
  });
});

test('meals for those who want them', () => {
  const rows = [rent, costRow('食費', 'optional', 20_000, optional)];
  expect(costPartsOf(rows, 'amount_min')).toEqual({ ...none, meals: 20_000 });
});
