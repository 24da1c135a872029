import { isDate, simulateCosts } from './simulate-costs.ts';
import type { SimulationInput } from './simulate-costs.ts';
import { costRow } from '../../testing/costs.ts';

const rent = costRow({ cost_id: 1, cost_name: '賃料', cost_kind: 2, is_prorated: true }, 60_000);
const fee = costRow({ cost_id: 2, cost_name: '管理費・共益費', cost_kind: 2 }, 5000);
const deposit = costRow(
  { cost_id: 3, cost_name: '敷金', cost_kind: 1, unit: 'month', is_refundable: true },
  1,
);
const keyMoney = costRow({ cost_id: 4, cost_name: '礼金', cost_kind: 1, unit: 'month' }, 1);
const renewal = costRow(
  { cost_id: 5, cost_name: '更新料', cost_kind: 4, unit: 'month', cycle_months: 24 },
  1,
);
const yearly = costRow({ cost_id: 6, cost_name: '共済会費', cost_kind: 3 }, 6000);
const insurance = costRow({ cost_id: 7, cost_name: '火災保険料', cost_kind: 1, cycle_months: 24 }, 16_000);
const cleaning = costRow({ cost_id: 8, cost_name: '清掃費', cost_kind: 5 }, 44_000);
const meals = costRow({ cost_id: 9, cost_name: '食費', cost_kind: 6, is_required: false }, 20_000);

const input: SimulationInput = {
  rentYen: 60_000,
  moveInDate: '2027-04-01',
  stayMonths: 48,
  payCycleMonths: 1,
  chosenCostIds: [],
  edge: 'min',
};

test('a move-in on the first pays one whole month at the start', () => {
  const result = simulateCosts([rent, fee, keyMoney], input);
  expect(result).toMatchObject({
    monthlyYen: 65_000,
    firstMonthYen: 65_000,
    prepaidYen: 0,
    initialYen: 125_000,
  });
  expect(result.totalYen).toBe(60_000 + 65_000 * 48);
});

test('only prorated rows are charged by the day, the move-in day counts and the amount is rounded down', () => {
  const { firstMonthYen } = simulateCosts([rent, fee], { ...input, moveInDate: '2027-03-10' });
  expect(firstMonthYen).toBe(Math.floor((60_000 * 22) / 31) + 5000);
});

test.each([
  ['2027-04-14', 0],
  ['2027-04-15', 65_000],
])('a move-in on %s pays %i yen for the next month along', (moveInDate, prepaidYen) => {
  expect(simulateCosts([rent, fee], { ...input, moveInDate }).prepaidYen).toBe(prepaidYen);
});

test('a payment cycle is paid ahead and changes nothing about the total', () => {
  const monthly = simulateCosts([rent, fee], input);
  const halfYearly = simulateCosts([rent, fee], { ...input, payCycleMonths: 6 });
  expect(halfYearly.prepaidYen).toBe(65_000 * 6);
  expect(halfYearly.totalYen).toBe(monthly.totalYen);
});

test('a deposit in months of rent is paid at the contract and comes back', () => {
  const result = simulateCosts([rent, deposit], input);
  expect(result).toMatchObject({ contractYen: 60_000, refundableYen: 60_000, totalYen: 60_000 * 48 });
});

test('renewals fall between contracts, not at the end of the stay', () => {
  const totalAt = (stayMonths: number) => simulateCosts([renewal], { ...input, stayMonths }).totalYen;
  expect([24, 36, 48, 60].map(totalAt)).toEqual([0, 60_000, 60_000, 120_000]);
});

test('yearly rows count each started year, insurance its renewals', () => {
  expect(simulateCosts([yearly], input).totalYen).toBe(24_000);
  expect(simulateCosts([insurance], input)).toMatchObject({
    contractYen: 16_000,
    totalYen: 32_000,
    firstYearYen: 16_000,
  });
});

test('moving out is part of the total only', () => {
  expect(simulateCosts([cleaning], input)).toMatchObject({
    initialYen: 0,
    firstYearYen: 0,
    movingOutYen: 44_000,
    totalYen: 44_000,
  });
});

test('optional rows count when they are chosen', () => {
  expect(simulateCosts([rent, meals], input).monthlyYen).toBe(60_000);
  const withMeals = simulateCosts([rent, meals], { ...input, chosenCostIds: [9] });
  expect(withMeals).toMatchObject({ monthlyYen: 80_000, averageMonthlyYen: 80_000 });
});

test('the dearer edge takes the larger amounts', () => {
  const range = costRow({ cost_name: '鍵交換費', cost_kind: 1, amount_max: 20_000 }, 15_000);
  expect(simulateCosts([range], input).contractYen).toBe(15_000);
  expect(simulateCosts([range], { ...input, edge: 'max' }).contractYen).toBe(20_000);
});

test('dates that do not exist are refused', () => {
  expect(['2027-02-28', '2028-02-29', '2027-02-29', '2027-13-01', '', '2027-4-1'].map(isDate)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
