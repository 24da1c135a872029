import type { RecommendedEstate } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
let ids: number[];

beforeAll(async () => {
  backend = await withTestApp();
  const { body } = await backend.call('estate/list?limit=3', { pref_id: 13 });
  ids = body.result.map((estate: { estate_id: number }) => estate.estate_id);
});
afterAll(() => backend.close());

async function recommend(body: object): Promise<RecommendedEstate[]> {
  const answer = await backend.call('estate/recommendation/list', body);
  expect(answer.statusCode).toBe(200);
  return answer.body.result;
}

test('others than the given ones, each with a reason, full ones last', async () => {
  const found = await recommend({ estate_id: ids.join(','), limit: 12 });
  expect(found).toHaveLength(12);
  expect(found.filter((estate) => ids.includes(estate.estate_id))).toEqual([]);
  expect(new Set(found.map((estate) => estate.estate_id)).size).toBe(12);
  for (const estate of found) expect(estate.reason_text).toMatch(/^(同じ学校|家賃が近い|同じ駅|近くの物件)$/);
  const full = found.map((estate) => estate.vacant_status_id === 4);
  expect(full.lastIndexOf(false)).toBeLessThan(full.includes(true) ? full.indexOf(true) : full.length);
});

test('cards have the cost of the stay that is asked for, and the way to the campus', async () => {
  const standard = await recommend({ estate_id: ids, school_id: 55 });
  const short = await recommend({ estate_id: ids, school_id: 55, stay_months: 12, with_meals: true });
  expect(short.map(({ estate_id }) => estate_id)).toEqual(standard.map(({ estate_id }) => estate_id));
  for (const [index, { stay_months, with_meals, monthly_cost_min, commute_text }] of short.entries()) {
    expect({ stay_months, with_meals }).toEqual({ stay_months: 12, with_meals: true });
    expect(monthly_cost_min).toBeGreaterThan(standard[index]!.monthly_cost_min!);
    expect(commute_text).toEqual(expect.any(String));
  }
});

const setSex = async (estates: readonly number[], sex: number) => {
  await backend.pool.query('update estate set gender_type = $1 where estate_id = any($2)', [sex, estates]);
  await backend.estates.refresh();
};

test.each([
  ['women', 1, 2],
  ['men', 2, 1],
])('a house for %s has none for the other sex like it', async (_name, sex, other) => {
  const others = (await recommend({ estate_id: ids[0], limit: 12 })).map(({ estate_id }) => estate_id);
  await setSex(others.slice(0, 6), other);
  await setSex(others.slice(6), sex);
  await setSex([ids[0]!], sex);
  const found = (await recommend({ estate_id: ids[0], limit: 12 })).map(({ estate_id }) => estate_id);
  expect(found).toHaveLength(12);
  expect(found).toEqual(expect.arrayContaining(others.slice(6)));
  expect(found.filter((id) => others.slice(0, 6).includes(id))).toEqual([]);
  await setSex([ids[0]!, ...others], 0);
});

test('others meet what the visitor asked for, and a campus limits nothing without a limit of the way', async () => {
  const asked = { gender_type: [0, 1, 3], equipment: [801], price_to: 90_000 };
  const found = await recommend({ estate_id: ids, ...asked, school_id: 55, limit: 12 });
  expect(found.length).toBeGreaterThan(3);
  for (const { gender_type, equipment, price_min } of found) {
    expect([0, 1, 3]).toContain(gender_type);
    expect(equipment).toContain(801);
    expect(price_min).toBeLessThanOrEqual(90_000);
  }
  const near = await recommend({ estate_id: ids, school_id: 55, commute_minutes_max: 15, limit: 12 });
  for (const { commute_minutes } of near) expect(commute_minutes).toBeLessThanOrEqual(15);
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from estate where status = 1 and prefecture_id = 27 order by estate_id limit 1',
  );
  expect(await recommend({ estate_id: rows[0]?.estate_id, school_id: 55 })).not.toEqual([]);
});

test('a page is as long as its call or its address asks for, and no longer than twelve', async () => {
  const lengthOf = async (query: string, body: object = {}) =>
    (await backend.call(`estate/recommendation/list${query}`, { estate_id: ids, ...body })).body.result
      ?.length;
  expect(
    await Promise.all(['', '?limit=12', '?limit=4', '?limit=4&page=2'].map((it) => lengthOf(it))),
  ).toEqual([6, 12, 4, 2]);
  expect(await lengthOf('?limit=3', { limit: 12 })).toBe(3);
  const { statusCode, body } = await backend.call('estate/recommendation/list?limit=13', { estate_id: ids });
  expect(statusCode).toBe(400);
  expect(body.errors).toMatchObject([{ field: 'limit', code: 'range' }]);
});

test('an unknown estate has nothing like it', async () => {
  expect(await recommend({ estate_id: 2_000_000_000 })).toEqual([]);
});

test.each([
  [{}, 'estate_id', 'required'],
  [{ estate_id: [] }, 'estate_id', 'required'],
  [{ estate_id: Array.from({ length: 11 }, (_, n) => n + 1) }, 'estate_id', 'max_length'],
  [{ estate_id: [1], limit: 13 }, 'limit', 'range'],
])('%j is refused', async (body, field, code) => {
  const answer = await backend.call('estate/recommendation/list', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.body.errors).toMatchObject([{ field, code }]);
});
