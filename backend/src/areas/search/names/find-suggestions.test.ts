import type { Suggestion } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const suggest = async (keyword: string): Promise<Suggestion[]> =>
  (await backend.call('search/suggest', { keyword, by_group: 1 })).body.result;

test('kept suggestions follow a home that is renamed or closed', async () => {
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from estate where status = 1 order by estate_id limit 1',
  );
  const id = rows[0]!.estate_id;
  const named = async () => (await suggest('つきみそう寮')).map(({ name }) => name);
  await suggest('早稲田');
  expect(await named()).not.toContain('つきみそう寮早稲田');
  await backend.pool.query(
    `update estate set name = $2, keyword_text = $2 || '|' || keyword_text where estate_id = $1`,
    [id, 'つきみそう寮早稲田'],
  );
  expect(await named()).toContain('つきみそう寮早稲田');
  expect(await named()).toContain('つきみそう寮早稲田');
  await backend.pool.query('update estate set status = 2 where estate_id = $1', [id]);
  expect(await named()).not.toContain('つきみそう寮早稲田');
});

test('the same letters have the same suggestions, whoever types them and however', async () => {
  const first = await suggest('わせだ');
  expect(first.length).toBeGreaterThan(3);
  expect(await suggest('わせだ')).toEqual(first);
  expect(await suggest(' わせだ ')).toEqual(first);
});
