import { readCostChoices, writeCostChoices, writeRoomtype } from './cost-choices.ts';
import type { CostChoices } from './cost-choices.ts';

const read = (query: string) => readCostChoices(new URLSearchParams(query));
const standard: CostChoices = {
  move_in_date: undefined,
  stay_months: 48,
  pay_cycle: 1,
  with_meals: false,
  food_budget: undefined,
  contract_months: undefined,
  cost_id: [],
};

test.each<[string, Partial<CostChoices>]>([
  ['', {}],
  ['move_in_date=2027-04-01', { move_in_date: '2027-04-01' }],
  ['move_in_date=2027-02-29', {}],
  ['stay_months=12', { stay_months: 12 }],
  ['stay_months=72', { stay_months: 72 }],
  ['stay_months=13', {}],
  ['stay_months=012', {}],
  ['pay_cycle=6', { pay_cycle: 6 }],
  ['pay_cycle=12', { pay_cycle: 12 }],
  ['pay_cycle=3', {}],
  ['with_meals=1', { with_meals: true }],
  ['with_meals=true', {}],
  ['food_budget=40000', { food_budget: 40_000 }],
  ['food_budget=0', {}],
  ['food_budget=4', {}],
  ['contract_months=36', { contract_months: 36 }],
  ['contract_months=6', {}],
  ['cost_id=3,20', { cost_id: [3, 20] }],
  ['cost_id=3&cost_id=20', { cost_id: [3, 20] }],
  ['cost_id=1234567890', { cost_id: [1_234_567_890] }],
  ['cost_id=0,x,05,-1,1.5,12345678901,7x', {}],
])('"%s" is read', (query, choices) => {
  expect(read(query)).toEqual({ ...standard, ...choices });
});

test.each<[string, Partial<CostChoices>, string]>([
  ['', {}, ''],
  ['from=mail', {}, 'from=mail'],
  ['stay_months=12&pay_cycle=6&with_meals=1&cost_id=3&contract_months=12&move_in_date=2027-03-20', {}, ''],
  ['', { move_in_date: '2027-03-20' }, 'move_in_date=2027-03-20'],
  ['stay_months=12', { stay_months: 24 }, 'stay_months=24'],
  ['from=mail', { pay_cycle: 12, with_meals: true }, 'from=mail&pay_cycle=12&with_meals=1'],
  ['food_budget=40000', { food_budget: 40_000 }, 'food_budget=40000'],
  ['', { contract_months: 24, cost_id: [3, 20] }, 'contract_months=24&cost_id=3,20'],
])('"%s" with %j is written as "%s"', (query, changes, written) => {
  expect(writeCostChoices(new URLSearchParams(query), { ...standard, ...changes })).toBe(written);
});

test('another room type takes the rest of the query along', () => {
  const query = new URLSearchParams('cost_id=3,20&roomtype_id=501');
  expect(writeRoomtype(query, 502)).toBe('cost_id=3,20&roomtype_id=502');
  expect(query.get('roomtype_id')).toBe('501');
  expect(writeRoomtype(new URLSearchParams(), 502)).toBe('roomtype_id=502');
});
