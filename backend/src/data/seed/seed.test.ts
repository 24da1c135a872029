import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { seed } from './seed.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

async function start(): Promise<string[]> {
  const lines: string[] = [];
  const note = (text: string) => lines.push(text);
  await seed(backend.pool, backend.config, { info: note, warn: note, error: note });
  return lines;
}

const commutes = async () =>
  (await backend.pool.query('select count(*)::int as count, max(commute_minutes) from estate_campus'))
    .rows[0];

test('a start finds everything done; commutes that an earlier release kept are worked out anew', async () => {
  const before = await commutes();
  expect(before.count).toBeGreaterThan(0);
  expect(await start()).toEqual([]);

  await backend.pool.query('delete from estate_campus where commute_minutes > 40');
  await backend.pool.query(`update seed_state set version = '40 minutes' where name = 'commutes'`);
  expect(await start()).toContainEqual(expect.stringMatching(/^Commutes computed/));
  expect(await commutes()).toEqual(before);
  expect(await start()).toEqual([]);
});
