import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { loadMasters } from './load-masters.ts';
import { readMasters } from './read-masters.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

async function rows(sql: string): Promise<unknown[]> {
  return (await backend.pool.query<Record<string, unknown>>(sql)).rows;
}

async function load(): Promise<void> {
  const client = await backend.pool.connect();
  await loadMasters(client, backend.config.filesDirs).finally(() => client.release());
}

test('loading again changes nothing while the files are the same', async () => {
  await load();
  await backend.pool.query(`update info set title = 'changed' where info_id = 101`);
  await load();
  expect(await rows(`select title from info where info_id = 101`)).toEqual([{ title: 'changed' }]);
});

test('changed files replace their rows, and rows without a file are removed', async () => {
  await backend.pool.query(`update seed_state set version = 'older' where name = 'masters'`);
  await backend.pool.query(`insert into info values (900, 'old', '', 1, null, now(), null)`);
  await load();
  expect(await rows(`select title from info where info_id in (101, 900)`)).toEqual([
    { title: '年末年始の営業日のお知らせ' },
  ]);
});

test('a day of a file begins at midnight in Japan', async () => {
  const { banner } = await readMasters(backend.config.filesDirs);
  expect(banner.find(({ banner_id }) => banner_id === 2)).toMatchObject({
    publish_from: '2026-10-01T00:00:00+09:00',
    publish_to: '2027-04-01T00:00:00+09:00',
    image_path: '/images/pictures/room-22.webp',
    image_path_sp: '/images/pictures/room-22.webp',
  });
});

test('a site without files of its own has none, and the samples do not come back', async () => {
  const client = await backend.pool.connect();
  await loadMasters(client, []).finally(() => client.release());
  expect(await rows('select from info union all select from document union all select from banner')).toEqual(
    [],
  );
});
