import type { CostComparison } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const WASEDA = '早稲田キャンパス';
const FOOD = 26_000;

/** A home with what it is compared by, from its rows. */
interface Row {
  estate_id: number;
  building_type_id: number;
  area: number;
  /** 入居中の総額 of 48 months in rooms without meals and in those with them; null where there is no such room. */
  bare: [min: number | null, max: number | null];
  fed: [min: number | null, max: number | null];
}

let backend: TestApp;
let campus: number;
let rows: Row[];
let minutes: ReadonlyMap<number, number>;

beforeAll(async () => {
  backend = await withTestApp();
  const found = await backend.pool.query<{ campus_id: number }>(
    `select campus_id from campus where campus_name = '${WASEDA}'`,
  );
  campus = found.rows[0]!.campus_id;
  rows = (
    await backend.pool.query<Row>(`
      select estate_id, building_type_id, ((room_area_min + room_area_max) / 2)::float as area,
        json_build_array(without_meals_min[place], without_meals_max[place]) as bare,
        json_build_array(with_meals_min[place], with_meals_max[place]) as fed
      from estate join stay_cost using (estate_id), array_position(stay_months, 48) as place
      where status = 1`)
  ).rows;
  const near = new Map<number, number>();
  for (let page = 1; ; page += 1) {
    const { body } = await backend.call(`estate/school/list?page=${page}&limit=100`, {
      school_id: campus,
      commute_minutes_max: 90,
    });
    for (const { estate_id, commute_minutes } of body.result) near.set(estate_id, commute_minutes);
    if (body.result.length < 100) break;
  }
  minutes = near;
});
afterAll(() => backend.close());

const compare = async (body: object): Promise<CostComparison | null> => {
  const answer = await backend.call('estate/cost/comparison', body);
  expect(answer.statusCode).toBe(200);
  return answer.body.result[0] ?? null;
};

const middle = ([low, high]: readonly [number | null, number | null], more = 0) =>
  low === null || high === null ? null : (Math.round(low / 48) + Math.round(high / 48)) / 2 + more;

/** The middle of a month's cost without food, or with food on both sides. */
function costOf({ bare, fed }: Row, isFed: boolean): number | null {
  if (!isFed) return middle(bare);
  const ends = [0, 1].map((end) => {
    const amounts = [fed[end], bare[end] == null ? null : bare[end] + FOOD * 48].filter(
      (amount) => amount != null,
    );
    return amounts.length === 0 ? null : end === 0 ? Math.min(...amounts) : Math.max(...amounts);
  });
  return middle([ends[0]!, ends[1]!]);
}

const kindOf = ({ building_type_id }: Row) => (building_type_id === 63 ? 52 : building_type_id);
const sizeOf = ({ area }: Row) => [18, 25, 35].filter((bound) => area >= bound).length;

test('a home is compared with homes of its kind and size that are as near to the school', async () => {
  let compared = 0;
  for (const home of rows.filter(({ estate_id }) => minutes.has(estate_id))) {
    const own = minutes.get(home.estate_id)!;
    const isFed = home.bare[0] === null;
    const others = rows.filter(
      (row) =>
        row !== home &&
        kindOf(row) === kindOf(home) &&
        sizeOf(row) === sizeOf(home) &&
        Math.abs((minutes.get(row.estate_id) ?? Infinity) - own) <= 5 &&
        costOf(row, isFed) !== null,
    );
    const result = await compare({ estate_id: home.estate_id, school_id: campus, stay_months: 48 });
    if (others.length < 20) {
      expect(result?.minutes_from ?? null).toBeNull();
      continue;
    }
    compared += 1;
    const average = others.reduce((sum, row) => sum + costOf(row, isFed)!, 0) / others.length;
    expect(result).toMatchObject({
      estate_count: others.length,
      building_type_id: kindOf(home),
      with_meals: isFed,
      stay_months: 48,
      minutes_from: Math.max(0, own - 5),
      minutes_to: own + 5,
      station_name: null,
    });
    expect(Math.abs(result!.average_cost - average)).toBeLessThanOrEqual(1);
    expect(Math.abs(result!.monthly_cost - costOf(home, isFed)!)).toBeLessThanOrEqual(1);
  }
  expect(compared).toBeGreaterThan(0);
});

test('who asks for meals is told of them on both sides', async () => {
  const home = rows.find(({ bare }) => bare[0] !== null)!;
  const [without, withMeals] = await Promise.all(
    [false, true].map((with_meals) =>
      compare({ estate_id: home.estate_id, school_id: campus, stay_months: 48, with_meals }),
    ),
  );
  if (without) expect(without.with_meals).toBe(false);
  if (withMeals) expect(withMeals.with_meals).toBe(true);
});

test('an estate that is unknown or no longer let is compared with nothing', async () => {
  const { rows: closed } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from estate where status <> 1 limit 1',
  );
  expect(await compare({ estate_id: 2_000_000_000, school_id: campus })).toBeNull();
  for (const { estate_id } of closed) expect(await compare({ estate_id, school_id: campus })).toBeNull();
});

test('a field that cannot be is refused', async () => {
  expect((await backend.call('estate/cost/comparison', { estate_id: 0 })).statusCode).toBe(400);
  expect((await backend.call('estate/cost/comparison', {})).statusCode).toBe(400);
});
