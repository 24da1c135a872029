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
  const log = { info: note, warn: note, error: note };
  const fill = readSamples({}, true)?.fill;
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
  expect(() => readSamples({ [name]: value }, true)).toThrow(ConfigFault);
  expect(() => readSamples({ [name]: value }, true)).toThrow(name);
});

test('a site that others reach has samples only when they are asked for, and never the member', async () => {
  expect(readSamples({}, false)).toBeUndefined();
  expect(readSamples({ SAMPLE_ESTATES: '' }, false)).toBeUndefined();
  const members = async () => (await backend.pool.query('select 1 from identity_user')).rowCount;
  await backend.pool.query('delete from identity_user');
  const log = { info() {}, warn() {}, error() {} };
  const { filesDirs } = backend.config;
  await seed(backend.pool, { log, filesDirs, fill: readSamples({ SAMPLE_ESTATES: '400' }, false)?.fill });
  expect(await members()).toBe(0);
  await seed(backend.pool, { log, filesDirs, fill: readSamples({}, true)?.fill });
  expect(await members()).toBe(1);
});
