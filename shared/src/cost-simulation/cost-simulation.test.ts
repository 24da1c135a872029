import fc from 'fast-check';
import { formatRent, formatRents } from '../ui/format/format-rent.ts';
import { guidePriceOf, simulateCost } from './index.ts';
import type { CostPlan, CostRow } from './index.ts';

function row(cost_name: string, cost_kind: number, amount: number, more: Partial<CostRow> = {}): CostRow {
  return {
    cost_name,
    cost_kind,
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

const inGuide = { is_included_in_guide_price: true };
const rent = row('賃料', 2, 50_000, { is_prorated: true, ...inGuide });
const fee = row('管理費・共益費', 2, 5_000, { is_prorated: true, ...inGuide });
const keyMoney = row('礼金', 1, 1, { unit: 'month', ...inGuide });
const deposit = row('敷金', 1, 2, { unit: 'month', is_refundable: true });
const renewal = row('更新料', 4, 1, { unit: 'month', cycle_months: 24, ...inGuide });

const plan: CostPlan = {
  costs: [rent, fee, keyMoney, deposit, renewal],
  contract_months: 24,
  move_in_date: '2027-04-01',
  pay_cycle: 1,
  has_meals: false,
};

describe('めやす賃料', () => {
  const kept = row('敷引', 1, 50_000, inGuide);

  test('the check value of the contract', () => {
    expect(guidePriceOf([rent, fee, kept, keyMoney, renewal])).toBe(58_125);
  });

  test('a deposit that is returned and rows that are not marked do not count', () => {
    expect(guidePriceOf([rent, fee, deposit, row('仲介手数料', 1, 55_000)])).toBe(55_000);
    expect(guidePriceOf([rent, { ...deposit, ...inGuide }])).toBe(50_000);
  });

  test.each([
    [12, 3],
    [24, 1],
    [36, 1],
    [48, 0],
  ])('a renewal every %i months comes %i times in 48', (cycle_months, times) => {
    expect(guidePriceOf([rent, { ...renewal, cycle_months }])).toBe(
      Math.floor(50_000 + (50_000 * times) / 48 + 0.5),
    );
  });

  test('a fixed term counts as long as it is, without renewal', () => {
    expect(guidePriceOf([rent, keyMoney, renewal], { fixedTermMonths: 12 })).toBe(54_167);
  });

  test('rounds half up', () => {
    expect(guidePriceOf([rent, row('入館金', 1, 24, inGuide)])).toBe(50_001);
    expect(guidePriceOf([rent, row('入館金', 1, 23, inGuide)])).toBe(50_000);
  });
});

describe('a stay', () => {
  test('of four years from the first of a month', () => {
    expect(simulateCost(plan)).toEqual({
      monthly: 55_000,
      once: 150_000,
      first_month: 55_000,
      advance: 0,
      initial: 205_000,
      refundable: 100_000,
      years: [605_000, 660_000, 710_000, 660_000],
      first_year: 810_000,
      total: 2_740_000,
      per_month_average: 57_083,
      moving_out: 0,
      optional: [],
    });
  });

  test('the first month is paid by the day, and from the 15th on the next month with it', () => {
    const on = (move_in_date: string) => simulateCost({ ...plan, move_in_date });
    expect(on('2027-03-14')).toMatchObject({ first_month: Math.floor((55_000 * 18) / 31), advance: 0 });
    expect(on('2027-03-15')).toMatchObject({ first_month: Math.floor((55_000 * 17) / 31), advance: 55_000 });
    expect(on('2028-02-29')).toMatchObject({ first_month: Math.floor(55_000 / 29), advance: 55_000 });
    const whole = { ...plan, costs: [rent, { ...fee, is_prorated: false }], move_in_date: '2027-04-16' };
    expect(simulateCost(whole).first_month).toBe(25_000 + 5_000);
  });

  test('payments in advance move money and do not make more of it', () => {
    const { total } = simulateCost(plan);
    for (const pay_cycle of [6, 12] as const) {
      const ahead = simulateCost({ ...plan, pay_cycle });
      expect(ahead).toMatchObject({ advance: 55_000 * pay_cycle, total });
    }
  });

  test('meals are counted when they are taken', () => {
    const meals = row('食費', 6, 20_000, { is_required: false });
    const costs = [...plan.costs, meals];
    expect(simulateCost({ ...plan, costs })).toMatchObject({ monthly: 55_000, optional: [meals] });
    expect(simulateCost({ ...plan, costs, has_meals: true })).toMatchObject({
      monthly: 75_000,
      optional: [],
    });
  });

  test('yearly rows come every year, an insurance with each of its terms, what is optional never', () => {
    const insurance = row('火災保険料', 1, 18_000, { cycle_months: 24 });
    const option = row('駐輪場', 6, 500, { is_required: false });
    const cleaning = row('清掃費', 5, 44_000);
    const costs = [rent, row('年間管理費', 3, 60_000), insurance, option, cleaning];
    expect(simulateCost({ ...plan, costs })).toMatchObject({
      once: 18_000,
      years: [610_000, 660_000, 678_000, 660_000],
      moving_out: 44_000,
      optional: [option],
    });
  });

  test('a range is two calculations, and reads as one amount where they agree', () => {
    const costs = [{ ...rent, amount_max: 62_500 }];
    const [min, max] = (['amount_min', 'amount_max'] as const).map((end) =>
      simulateCost({ ...plan, costs, end }),
    );
    expect(formatRents(min?.monthly, max?.monthly)).toBe('5万円～6.25万円');
    expect(formatRents(min?.refundable, max?.refundable)).toBe('0千円');
    expect([formatRent(52_500), formatRent(9_500)]).toEqual(['5.25万円', '9.5千円']);
  });

  test('every stay adds up', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 72 }),
        fc.constantFrom(1, 6, 12),
        day,
        (stay_months, pay_cycle, date) => {
          const move_in_date = date.toISOString().slice(0, 10);
          const result = simulateCost({ ...plan, stay_months, pay_cycle, move_in_date });
          const months = 55_000 * (stay_months - 1) + result.first_month;
          const renewals = 50_000 * Math.max(0, Math.ceil(stay_months / 24) - 1);
          expect(result.total).toBe(50_000 + months + renewals);
          expect(Math.min(...result.years)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
