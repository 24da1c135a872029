import { seed } from '@gakumado/backend/src/fill/seed/seed.ts';
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

const counts = async () =>
  (
    await backend.pool.query(
      'select campus_id, estate_count, updated_at from campus_summary where estate_count > 0 order by campus_id',
    )
  ).rows;

test('a start finds everything done; homes that an earlier release counted otherwise are counted anew', async () => {
  const before = await counts();
  expect(before.length).toBeGreaterThan(100);
  expect(await start()).toEqual([]);

  await backend.pool.query('update campus_summary set estate_count = 1');
  await backend.pool.query(`update seed_state set version = '40 minutes' where name = 'commutes'`);
  expect(await start()).toContainEqual(expect.stringMatching(/^Homes of campuses counted/));
  expect(await counts()).toEqual(before);
  expect(await start()).toEqual([]);
});

test.each([
  ['SAMPLE_ESTATES', '-1'],
  ['SAMPLE_ROOMS_PER_ESTATE', '8'],
])('a wrong %s is named', (name, value) => {
  expect(() => readSamples({ [name]: value })).toThrow(ConfigFault);
  expect(() => readSamples({ [name]: value })).toThrow(name);
});
