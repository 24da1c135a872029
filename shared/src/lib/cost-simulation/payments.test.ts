import { simulateCost } from './index.ts';
import type { CostSimulation } from './index.ts';
import type { CostPlan } from './simulate-cost.ts';
import { costRow, fee, rent } from './testing/cost-row.ts';

const rows = [rent, fee];

/** Worked out by hand for 50,000 + 5,000 yen a month, both by the day. */
const firstMonths: [string, string, Partial<CostSimulation>][] = [
  ['2027-04-01', 'a whole month', { first_month: 55_000, advance: 0 }],
  ['2027-03-14', '55,000×18÷31=31,935.4', { first_month: 31_935, advance: 0 }],
  ['2027-03-15', '55,000×17÷31=30,161.2, and April', { first_month: 30_161, advance: 55_000 }],
  ['2027-03-31', '55,000×1÷31=1,774.1, and April', { first_month: 1_774, advance: 55_000 }],
  ['2027-04-30', '55,000×1÷30=1,833.3, and May', { first_month: 1_833, advance: 55_000 }],
  ['2027-02-28', '55,000×1÷28=1,964.2, and March', { first_month: 1_964, advance: 55_000 }],
  ['2028-02-28', '55,000×2÷29=3,793.1, and March', { first_month: 3_793, advance: 55_000 }],
  ['2028-02-29', '55,000×1÷29=1,896.5, and March', { first_month: 1_896, advance: 55_000 }],
];

test.each(firstMonths)('moving in on %s pays %s', (move_in_date, _sum, expected) => {
  const first = expected.first_month ?? 0;
  expect(simulateCost(rows, { move_in_date, stay_months: 12 })).toMatchObject({
    ...expected,
    initial: first + (expected.advance ?? 0),
    first_year: first + 55_000 * 11,
    stay_cost: first + 55_000 * 11,
    monthly: 55_000,
  });
});

test('the part that is not paid by the day is paid in full: 50,000×15÷30+5,000', () => {
  const partly = [rent, { ...fee, is_prorated: false }];
  expect(simulateCost(partly, { move_in_date: '2027-04-16' }).first_month).toBe(30_000);
});

test('the food budget is no payment of the contract and is not paid by the day: 1,774+55,000×11+26,000×12', () => {
  const plan: CostPlan = { move_in_date: '2027-03-31', stay_months: 12, with_meals: true };
  expect(simulateCost(rows, plan)).toMatchObject({
    food_budget: 26_000,
    monthly: 55_000,
    initial: 56_774,
    first_year: 606_774,
    stay_cost: 918_774,
  });
});

/** The first payment, and the sum of the first twelve months. */
const cycles: [CostPlan, string, Partial<CostSimulation>][] = [
  [{ pay_cycle: 1 }, 'one month', { advance: 0, initial: 55_000, first_year: 660_000 }],
  [{ pay_cycle: 6 }, '6 months', { advance: 275_000, initial: 330_000, first_year: 660_000 }],
  [{ pay_cycle: 12 }, '12 months', { advance: 605_000, initial: 660_000, first_year: 660_000 }],
  [
    { pay_cycle: 6, move_in_date: '2027-03-20' },
    '55,000×12÷31=21,290.3 and 6 months, then 6 more',
    { advance: 330_000, initial: 351_290, first_year: 681_290 },
  ],
  [
    { pay_cycle: 12, move_in_date: '2027-03-20' },
    '21,290 and 12 months',
    { advance: 660_000, initial: 681_290, first_year: 681_290 },
  ],
  [
    { pay_cycle: 12, move_in_date: '2027-03-20', stay_months: 12 },
    '21,290 and the 11 months that are left',
    { advance: 605_000, initial: 626_290, first_year: 626_290 },
  ],
  [{ pay_cycle: 6, stay_months: 3 }, '3 months', { advance: 110_000, initial: 165_000, first_year: 165_000 }],
];

test.each(cycles)('%j pays %s at first', (plan, _sum, expected) => {
  expect(simulateCost(rows, plan)).toMatchObject(expected);
});

test('payments by the move-in, in the first year and on moving out, and the refund', () => {
  const more = [
    costRow('敷金', 'initial', 2, { unit: 'month', is_refundable: true }),
    costRow('礼金', 'initial', 1, { unit: 'month' }),
    costRow('火災保険料', 'initial', 9_000, { cycle_months: 6 }),
    costRow('年間管理費', 'yearly', 60_000),
    costRow('更新料', 'renewal', 20_000, { cycle_months: 12 }),
    costRow('清掃費', 'movingOut', 44_000),
  ];
  expect(simulateCost([...rows, ...more], { stay_months: 24 })).toEqual({
    // 100,000 + 50,000 + 9,000 + 60,000
    once: 219_000,
    first_month: 55_000,
    advance: 0,
    initial: 274_000,
    monthly: 55_000,
    // 274,000 + 55,000×11 + the insurance in month 6
    first_year: 888_000,
    moving_out: 44_000,
    refundable: 100_000,
    food_budget: 0,
    // 55,000×24 + 50,000 + 9,000×4 + 60,000×2 + 20,000 + 44,000
    stay_cost: 1_590_000,
    monthly_cost: 66_250,
  });
});
