import type { CityEstates } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const ask = (body: object) => backend.call('city/estate/list', body);
const list = async (body: object): Promise<CityEstates[]> => (await ask(body)).body.result;

test.each([{}, { price_to: 60_000, equipment: [801] }, { school_id: 55, commute_minutes_max: 40 }])(
  'every city and ward, each with what the search finds there: %j',
  async (filter) => {
    const cities = await list({ pref_id: 13, ...filter });
    expect(cities).toHaveLength(62);
    expect(cities.some((city) => city.estate_count === 0)).toBe(true);
    for (const city of cities.filter((some) => some.estate_count > 0).slice(0, 5)) {
      const { body } = await backend.call('estate/list?limit=1', {
        ...filter,
        city_id: city.city_id,
        sort: 'price_asc',
      });
      expect(city).toMatchObject({
        estate_count: body.total_count,
        price_min: body.result[0].price_min,
        lat: expect.any(Number),
        lon: expect.any(Number),
      });
    }
  },
);

test('a city without estates has no rent', async () => {
  expect((await list({ pref_id: 13 })).find((city) => city.estate_count === 0)?.price_min).toBeNull();
});

test('the prefecture is required and real; half a filter is refused', async () => {
  expect((await ask({})).body.errors).toMatchObject([{ field: 'pref_id', code: 'required' }]);
  expect((await ask({ pref_id: 48 })).body.errors).toMatchObject([{ field: 'pref_id', code: 'range' }]);
  expect((await ask({ pref_id: 13, commute_minutes_max: 30 })).body.errors).toMatchObject([
    { field: 'school_id', code: 'required' },
  ]);
});
