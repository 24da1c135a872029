import { seed } from '@gakumado/backend/src/data/seed/seed.ts';
import { ConfigFault } from '@gakumado/backend/src/platform/read-variables.ts';
import { withTestApp } from '@gakumado/backend/src/testing/test-app.ts';
import type { TestApp } from '@gakumado/backend/src/testing/test-app.ts';
import { readSamples } from './read-samples.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

async function start(): Promise<string[]> {
  const lines: string[] = [];
  const note = (text: string) => lines.push(text);
  const { fill } = readSamples({});
  const log = { info: note, warn: note, error: note };
  await seed(backend.pool, { log, filesDirs: backend.config.filesDirs, fill });
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
}, 120_000);

test.each([
  ['SAMPLE_ESTATES', '-1'],
  ['SAMPLE_ROOMS_PER_ESTATE', '8'],
])('a wrong %s is named', (name, value) => {
  expect(() => readSamples({ [name]: value })).toThrow(ConfigFault);
  expect(() => readSamples({ [name]: value })).toThrow(name);
});
