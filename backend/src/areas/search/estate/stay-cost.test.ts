import type { Cost, Estate, Roomtype } from '@gakumado/shared/contract';
import {
  costParts,
  costsOfRoomtype,
  openRooms,
  simulateCost,
  stayCosts,
} from '@gakumado/shared/cost-simulation';
import { fullVacancies, isFull, STAY_MONTHS } from '@gakumado/shared/vocabulary';
import fc from 'fast-check';
import { addStayCosts, writeStayCosts } from '#fill/listing/write-stay-costs.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

interface Stay {
  stay_months: number;
  with_meals: boolean;
  food_budget?: number;
}

let backend: TestApp;
let ids: number[];

beforeAll(async () => {
  backend = await withTestApp();
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from estate where status = 1',
  );
  ids = rows.map(({ estate_id }) => estate_id);
});
afterAll(() => backend.close());

const ask = async (path: string, body: object) => (await backend.call(path, body)).body.result;

/** Costs that the simulation of the estate page shows for each free room, with the move-in on 1 April. */
async function simulated(estate_id: number, stay: Stay): Promise<number[][]> {
  const rooms: Roomtype[] = await ask('estate/roomtype/list', { estate_id });
  const costs: Cost[] = await ask('estate/building/cost/list', { estate_id });
  return openRooms(rooms).map((room) =>
    (['amount_min', 'amount_max'] as const).map(
      (end) =>
        simulateCost(costsOfRoomtype(costs, room), {
          ...stay,
          move_in_date: '2027-04-01',
          contract_months: room.contract_months ?? undefined,
          end,
        }).stay_cost,
    ),
  );
}

async function expectEqualCosts(card: Estate, stay: Stay): Promise<void> {
  const amounts = (await simulated(card.estate_id, stay)).flat();
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  expect(card).toMatchObject({
    stay_months: stay.stay_months,
    with_meals: stay.with_meals,
    stay_cost_min: low,
    stay_cost_max: high,
    monthly_cost_min: Math.round(low / stay.stay_months),
    monthly_cost_max: Math.round(high / stay.stay_months),
  });
}

const anyStay: fc.Arbitrary<Stay> = fc.record(
  {
    stay_months: fc.constantFrom(...STAY_MONTHS),
    with_meals: fc.boolean(),
    food_budget: fc.integer({ min: 0, max: 60_000 }),
  },
  { requiredKeys: ['stay_months', 'with_meals'] },
);

test('the number of every card is the simulation with the standard stay, to the yen', async () => {
  expect(ids.length).toBeGreaterThan(300);
  const standard = { stay_months: 48, with_meals: false };
  for (let start = 0; start < ids.length; start += 50) {
    const cards: Estate[] = await ask('estate/list', { estate_id: ids.slice(start, start + 50) });
    for (const card of cards) await expectEqualCosts(card, standard);
  }
}, 60_000);

test('so is that of each length of a stay, with meals and without', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ids), anyStay, async (id, stay) => {
      const [card] = await ask('estate/list', { estate_id: [id], ...stay });
      await expectEqualCosts(card, stay);
    }),
    { numRuns: 60 },
  );
}, 60_000);

const anyCost = fc
  .record({
    cost_name: fc.constantFrom('食費', '火災保険料', '清掃費', '更新料'),
    cost_kind: fc.integer({ min: 1, max: 6 }),
    low: fc.integer({ min: 0, max: 200_000 }),
    more: fc.integer({ min: 0, max: 50_000 }),
    unit: fc.constantFrom('yen', 'month', 'actual'),
    cycle_months: fc.option(fc.constantFrom(1, 12, 24, 36)),
    is_required: fc.boolean(),
    is_refundable: fc.boolean(),
    is_ofRoom: fc.boolean(),
  })
  .map(({ low, more, ...row }) => {
    const scale = row.unit === 'month' ? 100_000 : 1;
    const [amount_min, amount_max] = [low, low + more].map((yen) => Math.round((yen / scale) * 100) / 100);
    return Object.assign(row, { amount_min, amount_max });
  });

/** Gives the estate these rows beside its rents, or in their place, as an import does. */
async function giveCosts(estateId: number, rows: readonly object[], isWithRents = true): Promise<void> {
  const client = await backend.pool.connect();
  try {
    await client.query(`delete from cost where estate_id = $1 and (cost_name <> '賃料' or not $2)`, [
      estateId,
      isWithRents,
    ]);
    await client.query(
      `insert into cost (cost_id, estate_id, roomtype_id, cost_name, cost_kind, amount_min, amount_max, unit, cycle_months,
         is_required, is_refundable, is_prorated, is_included_in_guide_price, tax_type, note, sort_no)
       select 1900000000 + $1 % 1000000 * 10 + sort_no, $1,
         case when "is_ofRoom" then (select min(roomtype_id) from roomtype where estate_id = $1) end,
         cost_name, cost_kind, amount_min, amount_max, unit, cycle_months, is_required, is_refundable, false, false, 0, '', 50 + sort_no
       from jsonb_to_recordset($2) as given (cost_name text, cost_kind integer, amount_min numeric,
         amount_max numeric, unit text, cycle_months integer, is_required boolean, is_refundable boolean,
         "is_ofRoom" boolean, sort_no integer)`,
      [estateId, JSON.stringify(rows.map((row, index) => ({ ...row, sort_no: index })))],
    );
    await writeStayCosts(client, [estateId]);
  } finally {
    client.release();
  }
}

test('a card says what makes its cost, of the cheapest free room', async () => {
  const cards: Estate[] = await ask('estate/list', { estate_id: ids.slice(0, 30) });
  for (const { estate_id, cost_parts } of cards) {
    const rooms: Roomtype[] = await ask('estate/roomtype/list', { estate_id });
    const costs: Cost[] = await ask('estate/building/cost/list', { estate_id });
    expect(cost_parts).toEqual(costParts(rooms, costs));
  }
});

test('and with any rows of costs', async () => {
  const id = ids[7]!;
  await fc.assert(
    fc.asyncProperty(fc.array(anyCost, { maxLength: 6 }), anyStay, async (rows, stay) => {
      await giveCosts(id, rows);
      const [card] = await ask('estate/list', { estate_id: [id], ...stay });
      await expectEqualCosts(card, stay);
    }),
    { numRuns: 60 },
  );
}, 60_000);

const row = (cost_name: string, cost_kind: number, low: number, high = low) => ({
  cost_name,
  cost_kind,
  amount_min: low,
  amount_max: high,
  unit: 'yen',
  cycle_months: null,
  is_required: cost_kind !== 6,
  is_refundable: false,
  is_ofRoom: false,
});
const rent = row('賃料', 2, 50_000);
const keyMoney = row('礼金', 1, 50_000);
const meals = row('食費', 6, 20_000);
const oneYear: Stay = { stay_months: 12, with_meals: false };
const fourYears: Stay = { stay_months: 48, with_meals: false };

/** Worked out by hand: the sum, the rows, the stay, and the monthly cost of the cheapest and of the dearest room. */
const examples: [string, object[], Stay, number, number][] = [
  ['(50,000×48+50,000)/48=51,041.67', [rent, keyMoney], fourYears, 51_042, 51_042],
  [
    '(50,000×24+50,000)/24=52,083.33',
    [rent, keyMoney],
    { stay_months: 24, with_meals: false },
    52_083,
    52_083,
  ],
  ['(41,667×12+6)/12=41,667.5', [row('賃料', 2, 41_667), row('鍵交換費', 1, 6)], oneYear, 41_668, 41_668],
  ['(41,667×12+5)/12=41,667.42', [row('賃料', 2, 41_667), row('鍵交換費', 1, 5)], oneYear, 41_667, 41_667],
  ['50,000 to 60,000, and 50,000/48', [row('賃料', 2, 50_000, 60_000), keyMoney], fourYears, 51_042, 61_042],
  ['50,000+26,000 for food', [rent], { ...fourYears, with_meals: true }, 76_000, 76_000],
  [
    '51,041.67+30,000 for food',
    [rent, keyMoney],
    { ...fourYears, with_meals: true, food_budget: 30_000 },
    81_042,
    81_042,
  ],
  ['50,000+20,000 for its own meals', [rent, meals], { ...fourYears, with_meals: true }, 70_000, 70_000],
  ['50,000, its own meals left out', [rent, meals], fourYears, 50_000, 50_000],
];

test.each(examples)('%s: card, page, filter, order and pin say it', async (_sum, rows, stay, low, high) => {
  const id = ids[5]!;
  await giveCosts(id, rows, false);
  await backend.estates.refresh();
  const costs: Cost[] = await ask('estate/building/cost/list', { estate_id: id });
  const rooms: Roomtype[] = await ask('estate/roomtype/list', { estate_id: id });
  const page = stayCosts(rooms, costs, stay);
  expect([page?.low.monthly_cost, page?.high.monthly_cost]).toEqual([low, high]);

  const cost = { monthly_cost_min: low, monthly_cost_max: high };
  expect(await ask('estate/list', { estate_id: [id], ...stay })).toMatchObject([cost]);
  const find = async (range: object) => {
    const { body } = await backend.call('estate/list?limit=100', { ...stay, ...range, sort: 'cost_asc' });
    return body.result as Estate[];
  };
  const around = await find({ cost_from: low - 3000, cost_to: high });
  expect(around.find(({ estate_id }) => estate_id === id)).toMatchObject(cost);
  // Homes without a free room are at the end.
  const { open = [] } = Object.groupBy(around, (card) => (isFull(card.vacant_status_id) ? 'full' : 'open'));
  const inOrder = open.map((card) => card.monthly_cost_min!);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(inOrder.length).toBeGreaterThan(1);
  const has = (cards: readonly Estate[]) => cards.some(({ estate_id }) => estate_id === id);
  expect(has(await find({ cost_from: high, cost_to: high }))).toBe(true);
  expect(has(await find({ cost_from: low, cost_to: low }))).toBe(true);
  expect(has(await find({ cost_from: low - 2000, cost_to: low - 1 }))).toBe(false);
  expect(has(await find({ cost_from: high + 1, cost_to: high + 2000 }))).toBe(false);

  const pins: { estate_id: number }[] = await ask('estate/map/list', {
    ...stay,
    cost_from: low,
    cost_to: low,
  });
  expect(pins.find(({ estate_id }) => estate_id === id)).toMatchObject({ monthly_cost_min: low });
});

test('estate page, history and pins show the same number', async () => {
  const [id] = ids;
  const [card]: Estate[] = await ask('estate/list', { estate_id: [id] });
  const fields = {
    monthly_cost_min: card!.monthly_cost_min,
    stay_cost_min: card!.stay_cost_min,
    stay_months: 48,
    with_meals: false,
  };
  expect(await ask('estate/detail', { estate_id: id })).toMatchObject(fields);
  const { body } = await backend.call('estate/history/list', { estate_id: String(id) });
  expect(body.result).toMatchObject([fields]);
});

test('a range of costs finds the homes with a room that it overlaps, in the stay that is asked for', async () => {
  const stay = { stay_months: 24, with_meals: true };
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    `select estate_id from roomtype where estate_id = any($1) and not coalesce(vacant_status_id = any($2), false)
     group by estate_id having count(*) > 1 order by estate_id limit 1`,
    [ids, fullVacancies],
  );
  // Its rooms lie on both sides of the first range: none costs what only the home as a whole spans.
  const between = rows[0]!.estate_id;
  await giveCosts(between, [rent, { ...row('設備費', 2, 200_000), is_ofRoom: true }], false);
  await backend.estates.refresh();
  const roomsOf = new Map<number, number[][]>();
  for (const id of ids) {
    const rooms = await simulated(id, stay);
    roomsOf.set(
      id,
      rooms.map((room) => room.map((yen) => Math.round(yen / stay.stay_months))),
    );
  }
  expect(roomsOf.get(between)!.map(([low]) => low! > 100_000)).toEqual(expect.arrayContaining([true, false]));
  for (const [cost_from, cost_to] of [
    [110_000, 140_000],
    [80_000, 100_000],
    [undefined, 90_000],
    [100_000, undefined],
  ]) {
    const expected = ids.filter((id) =>
      roomsOf.get(id)!.some(([low, high]) => high! >= (cost_from ?? 0) && low! <= (cost_to ?? Infinity)),
    );
    if (cost_from === 110_000) expect(expected).not.toContain(between);
    const { body } = await backend.call('estate/list', { ...stay, cost_from, cost_to, count_only: 1 });
    expect(body.total_count).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(ids.length);
  }
});

test('near a school of two years a stay is two years, unless another one is asked for', async () => {
  const { rows } = await backend.pool.query<{ campus_id: number }>(
    `select campus_id from campus_summary
     where school_type in ('短大', '専門学校') and estate_count > 0 order by campus_id limit 1`,
  );
  const school_id = rows[0]!.campus_id;
  const [card] = await ask('estate/school/list', { school_id });
  await expectEqualCosts(card, { stay_months: 24, with_meals: false });
  const [longer] = await ask('estate/school/list', { school_id, stay_months: 72 });
  await expectEqualCosts(longer, { stay_months: 72, with_meals: false });
});

test('an estate without worked out costs is found without them, and they are added at the next start', async () => {
  const id = ids[3]!;
  await backend.pool.query('delete from stay_cost where estate_id = $1', [id]);
  const [bare] = await ask('estate/list', { estate_id: [id] });
  expect(bare).toMatchObject({ estate_id: id, monthly_cost_min: null, stay_cost_max: null });
  const client = await backend.pool.connect();
  try {
    expect(await addStayCosts(client)).toBe(1);
  } finally {
    client.release();
  }
  const [card] = await ask('estate/list', { estate_id: [id] });
  await expectEqualCosts(card, { stay_months: 48, with_meals: false });
});
