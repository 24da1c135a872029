import { percentile, readHealth } from './health-figures.ts';
import { describeHealth } from './health-table.ts';
import type { PlaceFinder } from './source-place.ts';

const NOW = 1_800_000_000_000;
const live = { time: NOW, remote: 'mf-estate', version: '0.1.0-2' };
const place = { file: 'mf-estate-view-page.1a.js', line: 1, column: 234 };
const error = { ...live, level: 40, kind: 'error', message: 'TypeError: x is undefined', ...place };
const vital = (name: string, value: number) => ({ ...live, kind: 'vital', name, value });

/** Without source maps. */
const places: PlaceFinder = {
  inBrowser: async (_remote, _version, { file, line, column }) => `${file}:${line}:${column}`,
  onServer: async (stack) => stack.split('at ')[1],
};

const log = [
  { ...live, method: 'GET', path: '/view/1/', status: 200, ms: 20, route: 'mf-estate/view-page' },
  { ...live, method: 'GET', path: '/view/2/', status: 404, ms: 9 },
  { ...live, method: 'GET', path: '/view/3/', status: 503, ms: 9 },
  { ...live, path: '/view/3/', cause: 'Error: boom', stack: 'at view-page.tsx:7', text: 'a page failed' },
  { ...live, text: 'a release is in use' },
  error,
  error,
  { ...live, kind: 'error', message: 'Error:\n\u001b[2J nowhere' },
  { ...live, kind: 'file', file: 'mf-estate-photos.2b.js' },
  ...[1_000, 2_000, 3_000, 9_000].map((value) => vital('LCP', value)),
  vital('CLS', 0.1),
  // A file has no version, a call no remote, and others are of another version, remote or time.
  { ...live, version: undefined, path: '/releases/mf-estate/files/a.js', status: 200 },
  { time: NOW, path: '/api/v1/user/estate/list', status: 500 },
  { ...live, version: '0.1.0-1', path: '/view/1/', status: 200, ms: 4 },
  { ...live, remote: 'mf-search', path: '/', status: 500 },
  { ...live, version: undefined, path: '/view/4/', status: 503 },
  { ...live, version: undefined, cause: 'Error: no release', text: 'a page failed' },
  { ...live, time: NOW - 3_600_001, path: '/view/1/', status: 500 },
].map((line) => JSON.stringify(line));

test('the lines of a version are counted, whatever else the log holds', async () => {
  const healths = await readHealth(
    ['Words of a library', '', 'null', ...log, '{"time":18'],
    NOW - 3_600_000,
    places,
  );
  expect(healths.of('mf-estate', '0.1.0-2')).toEqual({
    pages: 3,
    failedPages: 1,
    serverTimes: [20, 9, 9],
    causes: new Map([['Error: boom (view-page.tsx:7)', 1]]),
    errors: new Map([
      ['TypeError: x is undefined (mf-estate-view-page.1a.js:1:234)', 2],
      ['Error:\n\u001b[2J nowhere', 1],
    ]),
    files: new Map([['mf-estate-photos.2b.js', 1]]),
    vitals: { LCP: [1_000, 2_000, 3_000, 9_000], INP: [], CLS: [0.1] },
  });
  expect(healths.of('mf-estate', '0.1.0-1')).toMatchObject({ pages: 1, failedPages: 0 });
  expect(healths.of('mf-estate', '0.1.0-0')).toMatchObject({ pages: 0 });
  expect(healths.versionsOf('mf-estate')).toEqual(['0.1.0-2', '0.1.0-1', 'none']);
  expect(healths.of('mf-estate', 'none')).toMatchObject({ pages: 1, failedPages: 1 });
});

test.each([
  [[], 75, undefined],
  [[7], 75, 7],
  [[4, 1, 3, 2], 75, 3],
  [[1, 2, 3, 4, 5], 75, 4],
  [[1, 2, 3, 4, 5], 95, 5],
])('of %p, %p percent are not above %p', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test('a version that is slow for one visitor in three shows it beside the one before', async () => {
  const page = (version: string, ms: number) =>
    JSON.stringify({ ...live, version, method: 'GET', path: '/view/1/', status: 200, ms });
  const pages = Array.from({ length: 30 }, (_, n) => [
    page('0.1.0-1', 40 + n),
    page('0.1.0-2', n % 3 === 0 ? 3_050 : 40 + n),
  ]);
  const healths = await readHealth(pages.flat(), 0, places);
  const lines = describeHealth(
    ['0.1.0-2', '0.1.0-1'].map((version) => ({
      title: version === '0.1.0-2' ? 'live' : 'before',
      version,
      health: healths.of('mf-estate', version),
    })),
  );
  expect(lines.slice(0, 5).map((line) => line.split(/ {2,}/))).toEqual([
    ['', 'live 0.1.0-2', 'before 0.1.0-1'],
    ['pages answered', '30', '30'],
    ['failed pages', '-', '-'],
    ['slow pages, over 1 s', '10 (33 %)', '-'],
    ['server time, p75 and p95', '3.05 s, 3.05 s', '0.06 s, 0.07 s'],
  ]);
});

test('two versions stand side by side, and their failures below', async () => {
  const healths = await readHealth(log, NOW - 3_600_000, places);
  const shown = (title: string, version: string) => ({
    title,
    version,
    health: healths.of('mf-estate', version),
  });
  const lines = describeHealth([shown('live', '0.1.0-2'), shown('before', '0.1.0-1')]);
  expect(lines.join('\n')).toBe(`                          live 0.1.0-2                        before 0.1.0-1
pages answered            3                                   1
failed pages              1 (33 %)                            -
slow pages, over 1 s      -                                   -
server time, p75 and p95  0.02 s, 0.02 s                      0.00 s, 0.00 s
errors in browsers        3                                   -
failed files              1                                   -
LCP at p75                3.00 s needs improvement, 4 visits  -
INP at p75                -                                   -
CLS at p75                0.10 good, 1 visit                  -

Causes of failed pages, live 0.1.0-2:
     1  Error: boom (view-page.tsx:7)

Errors in browsers, live 0.1.0-2:
     2  TypeError: x is undefined (mf-estate-view-page.1a.js:1:234)
     1  Error: [2J nowhere

Files that did not come, live 0.1.0-2:
     1  mf-estate-photos.2b.js`);
});

test('a long list ends with the number of the rest', async () => {
  const many = Array.from({ length: 12 }, (_, n) =>
    JSON.stringify({ ...live, kind: 'error', message: `Error: ${n}` }),
  );
  const healths = await readHealth(many, 0, places);
  const lines = describeHealth([{ title: 'live', version: '2', health: healths.of('mf-estate', '0.1.0-2') }]);
  expect(lines.at(-1)?.trim()).toBe('and 2 more');
});
