import fc from 'fast-check';
import { COST_KIND } from '@gakumado/shared/vocabulary';
import { simulateCost } from './index.ts';
import type { CostRow } from './cost-rows.ts';
import type { CostPlan } from './simulate-cost.ts';
import { costRow, rent } from './testing/cost-row.ts';

const kinds = ['initial', 'monthly', 'yearly', 'renewal', 'movingOut', 'optional'] as const;

const anyRow: fc.Arbitrary<CostRow> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    name: fc.constantFrom('食費', '火災保険料', '清掃費'),
    low: fc.integer({ min: 0, max: 200_000 }),
    more: fc.integer({ min: 0, max: 50_000 }),
    rest: fc.record({
      cost_id: fc.integer({ min: 1, max: 9 }),
      unit: fc.constantFrom('yen', 'month', 'actual'),
      cycle_months: fc.option(fc.integer({ min: 1, max: 60 })),
      is_required: fc.boolean(),
      is_refundable: fc.boolean(),
      is_prorated: fc.boolean(),
    }),
  })
  .map(({ kind, name, low, more, rest }) => {
    const scale = rest.unit === 'month' ? 100_000 : 1;
    const [min, max] = [low, low + more].map((yen) => Math.round((yen / scale) * 100) / 100);
    return costRow(name, kind, min!, { ...rest, amount_max: max! });
  });

const anyDate = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyPlan: fc.Arbitrary<CostPlan> = fc.record(
  {
    stay_months: fc.integer({ min: 1, max: 80 }),
    with_meals: fc.boolean(),
    food_budget: fc.integer({ min: 0, max: 60_000 }),
    contract_months: fc.constantFrom(12, 24, 36, 48),
    move_in_date: anyDate,
    pay_cycle: fc.constantFrom(1, 6, 12),
    chosen_cost_ids: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    end: fc.constantFrom('amount_min', 'amount_max'),
  },
  { requiredKeys: [] },
);

/** Rows of a home, its rent among them. */
const anyRows = fc.array(anyRow, { maxLength: 8 }).map((rows) => rows.concat(rent));
const check = (property: (rows: CostRow[], plan: CostPlan) => void) =>
  fc.assert(fc.property(anyRows, anyPlan, property), { numRuns: 400 });

/** 入居中の総額 of whole months, walked through month by month. */
function walkedThrough(rows: readonly CostRow[], plan: CostPlan): number {
  const { stay_months = 48, contract_months, end = 'amount_min', chosen_cost_ids = [] } = plan;
  const known = rows.filter(({ unit }) => unit !== 'actual');
  const hasMeals = known.some(({ cost_name }) => cost_name === '食費');
  let yen = 0;
  for (let month = 0; month < stay_months; month += 1) {
    if (plan.with_meals && !hasMeals) yen += plan.food_budget ?? 26_000;
    for (const row of known) {
      const isMeals = row.cost_name === '食費';
      const isCompulsory = row.is_required && row.cost_kind !== COST_KIND.optional;
      const isWanted = isMeals ? plan.with_meals : chosen_cost_ids.includes(row.cost_id);
      const cycle = row.cycle_months ?? Infinity;
      const term = row.cycle_months ?? contract_months ?? 24;
      const isDue = {
        [COST_KIND.initial]: month % cycle === 0,
        [COST_KIND.monthly]: true,
        [COST_KIND.yearly]: month % 12 === 0,
        [COST_KIND.renewal]: month > 0 && month % term === 0,
        [COST_KIND.movingOut]: month === stay_months - 1,
        [COST_KIND.optional]: isMeals || month % cycle === 0,
      }[row.cost_kind];
      if (!(isCompulsory || isWanted) || !isDue || row.is_refundable) continue;
      const amount = row[end] ?? 0;
      yen += row.unit === 'month' ? Math.round(amount * 50_000) : amount;
    }
  }
  return yen;
}

test('a stay costs the sum of its months, one by one', () => {
  check((rows, plan) => {
    const { stay_cost, monthly_cost } = simulateCost(rows, { ...plan, move_in_date: undefined });
    expect(stay_cost).toBe(walkedThrough(rows, plan));
    expect(monthly_cost).toBe(Math.round(stay_cost / (plan.stay_months ?? 48)));
  });
});

test('how often rent is paid moves money and changes no cost', () => {
  check((rows, plan) => {
    const [monthly, halfYearly, yearly] = ([1, 6, 12] as const).map((pay_cycle) =>
      simulateCost(rows, { ...plan, pay_cycle }),
    );
    expect([halfYearly!.stay_cost, yearly!.stay_cost]).toEqual([monthly!.stay_cost, monthly!.stay_cost]);
    expect(halfYearly!.initial).toBeGreaterThanOrEqual(monthly!.initial);
    expect(yearly!.initial).toBeGreaterThanOrEqual(halfYearly!.initial);
  });
});

test('moving in on the first of a month is a whole month, any other day never dearer', () => {
  check((rows, { move_in_date = '2027-04-15', ...plan }) => {
    const whole = simulateCost(rows, plan);
    const onFirst = simulateCost(rows, { ...plan, move_in_date: `${move_in_date.slice(0, 8)}01` });
    expect(onFirst).toEqual(whole);
    const { stay_cost, first_month } = simulateCost(rows, { ...plan, move_in_date });
    expect(first_month).toBeLessThanOrEqual(whole.monthly);
    expect(stay_cost).toBeLessThanOrEqual(whole.stay_cost);
    expect(stay_cost).toBeGreaterThanOrEqual(whole.stay_cost - whole.monthly);
  });
});

test('a row billed by use and a row that nobody wants change nothing', () => {
  check((rows, plan) => {
    const before = simulateCost(rows, plan);
    const idle = [
      costRow('水道光熱費', 'monthly', 9_000, { unit: 'actual' }),
      costRow('駐輪場', 'optional', 500, { cost_id: 10 }),
      costRow('町会費', 'monthly', 300, { cost_id: 11, is_required: false }),
    ];
    expect(simulateCost([...rows, ...idle], plan)).toEqual(before);
  });
});

test('a refundable row is paid first and costs nothing', () => {
  check((rows, plan) => {
    const before = simulateCost(rows, plan);
    const deposit = costRow('敷金', 'initial', 2, { unit: 'month', is_refundable: true });
    const after = simulateCost([...rows, deposit], plan);
    expect(after.stay_cost).toBe(before.stay_cost);
    expect(after.initial).toBe(before.initial + 100_000);
    expect(after.refundable).toBe(before.refundable + 100_000);
  });
});

test('within a year everything is paid in the first year, or on moving out', () => {
  check((rows, { stay_months = 12, ...plan }) => {
    const months = (stay_months % 12) + 1;
    const {
      first_year,
      moving_out,
      refundable,
      food_budget,
      stay_cost,
      initial,
      once,
      first_month,
      advance,
    } = simulateCost(rows, { ...plan, stay_months: months });
    expect(first_year + moving_out - refundable + food_budget * months).toBe(stay_cost);
    expect(once + first_month + advance).toBe(initial);
    expect(first_year).toBeGreaterThanOrEqual(initial);
  });
});

test('the dearer end is never cheaper, and a longer stay never costs less', () => {
  check((rows, plan) => {
    const [low, high] = (['amount_min', 'amount_max'] as const).map((end) =>
      simulateCost(rows, { ...plan, end }),
    );
    expect(high!.stay_cost).toBeGreaterThanOrEqual(low!.stay_cost);
    const longer = simulateCost(rows, { ...plan, stay_months: (plan.stay_months ?? 48) + 1 });
    expect(longer.stay_cost).toBeGreaterThanOrEqual(simulateCost(rows, plan).stay_cost);
  });
});
