import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRouteTable } from './route-table.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'table-'));
});
afterAll(() => rm(root, { recursive: true }));

let count = 0;

/** Reads the table of a release whose container has this source. */
async function read(routes: string, start = '', limitMs?: number) {
  count += 1;
  const dir = path.join(root, String(count));
  await mkdir(path.join(dir, 'node'), { recursive: true });
  await writeFile(path.join(dir, 'node/package.json'), '{"type":"commonjs"}');
  await writeFile(
    path.join(dir, 'node/remoteEntry.js'),
    `${start}\nmodule.exports = { init() {}, get: async () => () => (${routes}) };`,
  );
  return readRouteTable('mf-x', dir, limitMs);
}

const one =
  "{ id: 'mf-x/a-page', path: '/x', handle: { layout: 'form', guards: ['auth'] }, lazy: async () => ({}) }";

test('the routes of a release are read with their names', async () => {
  expect(await read(`{ routes: [${one}] }`)).toEqual([
    { id: 'mf-x/a-page', path: '/x', layout: 'form', guards: ['auth'] },
  ]);
});

test.each([
  ['has no routes', '{}', '', /Error: mf-x exports no array of routes/],
  ['has an id twice', `{ routes: [${one}, ${one}] }`, '', /has the id of another/],
  [
    'has no id',
    "{ routes: [{ path: '/x', lazy: async () => ({}) }] }",
    '',
    /has no id that begins with mf-x/,
  ],
  ['has no handle', `{ routes: [{ ...${one}, handle: undefined }] }`, '', /has no handle with a layout/],
  [
    'uses the document when it is loaded',
    '{}',
    'document.title;',
    /ReferenceError: document is not defined \(.*remoteEntry\.js/,
  ],
  ['has a syntax error', '{}', '}', /SyntaxError/],
  ['ends its process', '{}', 'process.exit(0);', /its code ended the process with code 0/],
])('a release that %s is refused', async (_, routes, start, reason) => {
  await expect(read(routes, start)).rejects.toThrow(reason);
});

test('a release that never gives its process back is refused', async () => {
  await expect(read('{}', 'for (;;);', 3_000)).rejects.toThrow('gave no routes within 3 s');
});
