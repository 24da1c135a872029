import type { SitemapEntry, SitemapKind } from '@gakumado/shared/contract';
import { withTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

async function entries(
  kind: SitemapKind,
  query = '',
): Promise<{ result: SitemapEntry[]; total_count: number }> {
  const answer = await backend.call(`sitemap/list${query}`, { kind });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

test('the 47 prefectures with their slugs and estates', async () => {
  const { result, total_count } = await entries('prefecture');
  expect(total_count).toBe(47);
  expect(result.map(({ pref_id }) => pref_id)).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
  const tokyo = result[12];
  const { total_count: estates } = (await backend.call('estate/list', { pref_id: [13] })).body;
  expect(tokyo).toMatchObject({ slug: 'tokyo', estate_count: estates });
  expect(tokyo?.updated_at).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('every campus with the ids of its address', async () => {
  const { result } = await entries('school');
  const campus = result.find(({ estate_count }) => estate_count > 0);
  const found = (await backend.call('school/campus/list', { campus_id: campus?.campus_id })).body.result[0];
  expect(campus).toMatchObject({
    pref_id: found.pref_id,
    school_id: found.school_id,
    estate_count: found.estate_count,
    updated_at: expect.stringMatching(/^\d{4}-/),
  });
});

test('stations where there is something to let', async () => {
  const { result } = await entries('station');
  expect(result.length).toBeGreaterThan(0);
  expect(result.every(({ estate_count }) => estate_count > 0)).toBe(true);
});

test('estates by pages, let ones for ninety days', async () => {
  const { result, total_count } = await entries('estate');
  expect(result).toHaveLength(total_count);
  const second = await entries('estate', '?page=2&limit=10');
  expect(second.result).toEqual(result.slice(10, 20));
  expect(second.total_count).toBe(total_count);

  const [first, another] = result.map(({ estate_id }) => estate_id);
  const close = async (estateId: number | undefined, days: number) => {
    await backend.pool.query('update estate set status = 2 where estate_id = $1', [estateId]);
    await backend.pool.query('update estate set closed_at = current_date - $2::int where estate_id = $1', [
      estateId,
      days,
    ]);
  };
  await close(first, 90);
  await close(another, 91);
  const ids = (await entries('estate')).result.map(({ estate_id }) => estate_id);
  expect(ids).toContain(first);
  expect(ids).not.toContain(another);
});

test('a page past the end is empty, an unknown kind is refused', async () => {
  expect(await entries('estate', '?page=999')).toMatchObject({ result: [], total_count: expect.any(Number) });
  expect((await backend.call('sitemap/list', { kind: 'person' })).statusCode).toBe(400);
  expect((await backend.call('sitemap/list?limit=50001', { kind: 'estate' })).statusCode).toBe(400);
});
