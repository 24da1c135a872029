import type { Info } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
  await backend.pool.query(
    `update info set publish_from = now() - info_id * interval '1 hour', publish_to = null`,
  );
  await backend.pool.query(`update info set publish_to = now() - interval '1 minute' where info_id = 109`);
  await backend.pool.query(`update info set publish_from = now() + interval '1 minute' where info_id = 110`);
});
afterAll(() => backend.close());

const ids = (infos: Info[]) => infos.map(({ info_id }) => info_id);

test('announcements that are published now, newest first', async () => {
  const { body } = await backend.call('info/publish/list');
  expect(ids(body.result)).toEqual([101, 102, 103, 104, 105, 106, 107, 108, 111]);
  expect(body).toMatchObject({ total_count: 9, page: 1, limit: 20 });
  expect(body.result[0]).toMatchObject({
    category: 1,
    body_html: expect.stringMatching(/^<p>/),
    publish_from: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/),
    publish_to: null,
    link_url: '/store/',
  });
});

test('of one category, and in pages', async () => {
  expect(ids((await backend.call('info/publish/list', { category: '2' })).body.result)).toEqual([104, 105]);
  const { body } = await backend.call('info/publish/list?page=2', { limit: 4 });
  expect(body).toMatchObject({ total_count: 9, page: 2, limit: 4 });
  expect(ids(body.result)).toEqual([105, 106, 107, 108]);
  const past = (await backend.call('info/publish/list?page=90')).body;
  expect(past).toMatchObject({ result: [], total_count: 9 });
});

test.each([{ category: 4 }, { category: 'x' }, { limit: 0 }, { limit: 101 }])(
  '%j is refused',
  async (body) => {
    expect((await backend.call('info/publish/list', body)).statusCode).toBe(400);
  },
);
