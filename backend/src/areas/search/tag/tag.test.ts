import type { Tag } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const list = async (body: object = {}): Promise<Tag[]> => (await backend.call('tag/list', body)).body.result;

test('every tag with the number of open estates that carry it', async () => {
  const tags = await list();
  expect(tags).toHaveLength(12);
  const { rows } = await backend.pool.query(
    'select count(*) as n from estate where status = 1 and 3 = any(tag_ids)',
  );
  expect(tags.find(({ tag_id }) => tag_id === 3)).toEqual({
    tag_id: 3,
    name: '食事付き',
    slug: 'meals',
    color: 'orange',
    estate_count: rows[0].n,
  });
});

test('of one group, and of one estate', async () => {
  expect((await list({ group: 2 })).map(({ slug }) => slug)).toEqual(['no-deposit', 'no-guarantor']);
  const { rows } = await backend.pool.query(
    'select estate_id, tag_ids from estate where not 5 = any(tag_ids) order by cardinality(tag_ids) desc limit 1',
  );
  const [estate] = rows;
  const found = (await list({ estate_id: estate.estate_id })).map(({ tag_id }) => tag_id);
  expect(found.toSorted((a, b) => a - b)).toEqual(estate.tag_ids.toSorted((a: number, b: number) => a - b));
  expect(await list({ estate_id: 2_000_000_000 })).toEqual([]);
  expect((await backend.call('tag/list', { group: 5 })).statusCode).toBe(400);
});
