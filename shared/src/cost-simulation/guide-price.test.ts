import { guidePriceOf } from './index.ts';
import { costRow, fee, rent } from './testing/cost-row.ts';

const inGuide = { is_included_in_guide_price: true };
const keyMoney = costRow('礼金', 'initial', 1, { unit: 'month', ...inGuide });
const deposit = costRow('敷金', 'initial', 2, { unit: 'month', is_refundable: true, ...inGuide });
const kept = costRow('敷引', 'initial', 50_000, inGuide);
const renewal = costRow('更新料', 'renewal', 1, { unit: 'month', cycle_months: 24, ...inGuide });

test('the check value of the contract: (55,000×48+50,000+50,000+50,000)÷48', () => {
  expect(guidePriceOf([rent, fee, kept, keyMoney, renewal])).toBe(58_125);
});

test('refundable rows, rows on moving out and unmarked rows do not count', () => {
  expect(guidePriceOf([rent, fee, costRow('仲介手数料', 'initial', 55_000)])).toBe(55_000);
  expect(guidePriceOf([rent, deposit])).toBe(50_000);
  expect(guidePriceOf([rent, costRow('清掃費', 'movingOut', 48_000, inGuide)])).toBe(50_000);
});

test.each([
  [12, '(50,000×48+50,000×3)÷48', 53_125],
  [24, '(50,000×48+50,000)÷48', 51_042],
  [36, '(50,000×48+50,000)÷48', 51_042],
  [48, '50,000', 50_000],
])('a renewal every %i months: %s', (cycle_months, _sum, yen) => {
  expect(guidePriceOf([rent, { ...renewal, cycle_months }])).toBe(yen);
});

test('a fixed term counts as long as it is, without renewal: 50,000+50,000÷12', () => {
  expect(guidePriceOf([rent, keyMoney, { ...renewal, cycle_months: 6 }], { fixedTermMonths: 12 })).toBe(
    54_167,
  );
});

test('half of a yen rounds up', () => {
  expect(guidePriceOf([rent, costRow('入館金', 'initial', 24, inGuide)])).toBe(50_001);
  expect(guidePriceOf([rent, costRow('入館金', 'initial', 23, inGuide)])).toBe(50_000);
});

test('the dearer end of a range', () => {
  expect(guidePriceOf([{ ...rent, amount_max: 62_000 }, keyMoney], { end: 'amount_max' })).toBe(63_292);
});
