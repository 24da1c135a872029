import type { PrefectureRent } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const ask = (pref_id: unknown) => backend.call('address/prefecture/rent', { pref_id });
const rentOf = async (prefId: number): Promise<PrefectureRent> => (await ask(prefId)).body.result;

async function rooms(where: string): Promise<number[]> {
  const { rows } = await backend.pool.query<{ yen: number }>(
    `select (roomtype.price_min + roomtype.price_max) / 2.0 as yen from roomtype join estate using (estate_id)
     where prefecture_id = 13 and status = 1 and ${where}`,
  );
  return rows.map(({ yen }) => yen);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the rents of a prefecture are those of its rooms', async () => {
  const rent = await rentOf(13);
  const single = await rooms("layout in ('1R', '1K')");
  expect(Math.abs((rent.rent_average ?? 0) - mean(single))).toBeLessThanOrEqual(50);
  const within = single.filter(
    (yen) => yen >= (rent.rent_range_min ?? 0) && yen <= (rent.rent_range_max ?? 0),
  ).length;
  expect(within / single.length).toBeGreaterThanOrEqual(0.8);
});

test('layouts are sorted from small to large, each with its own rents', async () => {
  const { layouts } = await rentOf(13);
  const order = ['1R', '1K', '1DK', '1LDK', '2K', '2DK+'];
  const names = layouts.map(({ layout }) => layout);
  expect(names).toEqual(order.filter((name) => names.includes(name)));
  const oneK = layouts.find(({ layout }) => layout === '1K');
  const rents = await rooms("layout = '1K'");
  expect(oneK?.roomtype_count).toBe(rents.length);
  expect(Math.abs((oneK?.rent_average ?? 0) - mean(rents))).toBeLessThanOrEqual(50);
  for (const { rent_min, rent_average, rent_max } of layouts) {
    expect(rent_min).toBeLessThanOrEqual(rent_average + 50);
    expect(rent_max).toBeGreaterThanOrEqual(rent_average - 50);
  }
});

test('at most twelve cities, those with most estates first', async () => {
  const { cities } = await rentOf(13);
  expect(cities.length).toBeGreaterThan(3);
  expect(cities.length).toBeLessThanOrEqual(12);
  const counts = cities.map(({ estate_count }) => estate_count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(cities.every(({ city_id }) => Math.floor(city_id / 1000) === 13)).toBe(true);
});

test('an unknown prefecture is refused', async () => {
  expect((await ask(48)).body.errors).toMatchObject([{ field: 'pref_id', code: 'range' }]);
  expect((await ask(undefined)).body.errors).toMatchObject([{ field: 'pref_id', code: 'required' }]);
});
