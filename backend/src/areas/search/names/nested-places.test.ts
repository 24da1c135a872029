import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

test.each([
  ['中央区で6万円 福岡市', [40_133]],
  ['湘南の藤沢市', [14_205]],
  ['藤沢市 茅ヶ崎市', [14_205, 14_207]],
])('%s is searched in the smaller of its places', async (keyword, cities) => {
  const { body } = await backend.call('search/interpret', { keyword });
  expect(body.result.filter.city_id).toEqual(cities);
});
