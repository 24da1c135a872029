import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { compile } from '@gakumado/build/compile.ts';
import { rootDir } from '@gakumado/build/roots.ts';
import { SourceMapsPlugin } from '@gakumado/build/source-maps-plugin.ts';
import { mapsDirOf } from '@gakumado/release-store/source-maps.ts';
import { folderStore } from '@gakumado/release-store/stores/folder-store.ts';
import { createPlaceFinder } from './source-place.ts';

/** A page in which only the fourth line throws. */
const PAGE = `export interface Estate { name?: { text: string } }

export function nameOf(estate: Estate): string {
  return estate.name!.text;
}

console.log(nameOf({ name: { text: 'a' } }));
`;

let dir: string;
let storeDir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'source-place-'));
  storeDir = path.join(dir, 'releases');
  await writeFile(path.join(dir, 'view-page.ts'), PAGE);
  await build('web', true);
  await build('node', false);
}, 60_000);
afterAll(() => rm(dir, { recursive: true }));

/** Builds the page as remotes are built, with its map where that of a release is. */
const build = (side: 'web' | 'node', minimize: boolean) =>
  compile({
    mode: 'production',
    context: rootDir,
    entry: path.join(dir, 'view-page.ts'),
    output: { path: path.join(dir, side), filename: 'view-page.js', library: { type: 'commonjs2' } },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    optimization: { minimize },
    plugins: [new SourceMapsPlugin(path.join(mapsDirOf(path.join(storeDir, 'mf-estate/2')), side))],
  } satisfies Configuration);

/** The place in a built file at which a word begins. */
function find(side: string, word: string) {
  const lines = readFileSync(path.join(dir, side, 'view-page.js'), 'utf8').split('\n');
  const index = lines.findIndex((text) => text.includes(word));
  return { file: 'view-page.js', line: index + 1, column: (lines[index]?.indexOf(word) ?? -1) + 1 };
}

const source = () => `${path.relative(rootDir, path.join(dir, 'view-page.ts'))}:4: return estate.name!.text;`;
const finder = () => createPlaceFinder(folderStore(storeDir), [path.join(dir, 'maps')]);

test('a place in a minified script is shown as its line of source', async () => {
  const place = find('web', 'name.text');
  expect(place.line).toBe(1);
  expect(await finder().inBrowser('mf-estate', '2', place)).toBe(source());
});

test('a script does not name its map, and says nothing of the sources', () => {
  const script = readFileSync(path.join(dir, 'web/view-page.js'), 'utf8');
  expect(script).not.toMatch(/sourceMappingURL|view-page\.ts/);
});

test('a stack of the server leads to the first line of a remote', async () => {
  const { line, column } = find('node', 'name.text');
  const copy = '/srv/var/mirror-17/mf-estate/2/0f-1e/node';
  const stack = [
    'TypeError: x',
    '    at render (/srv/node_modules/react-dom/server.js:1:2)',
    `    at library (${copy}/vendors.js:9:9)`,
    `    at nameOf (${copy}/view-page.js:${line}:${column})`,
  ].join('\n');
  expect(await finder().onServer(stack)).toBe(source());
  expect(await finder().onServer(stack.replaceAll('/2/', '/1/'))).toBe('vendors.js:9:9');
  expect(await finder().onServer('TypeError: x\n    at render (/srv/node_modules/a.js:1:2)')).toBeUndefined();
});

test.each([
  ['of a version without maps', 'mf-estate', '1', { file: 'view-page.js', line: 1, column: 1 }],
  ['in no line of the file', 'mf-estate', '2', { file: 'view-page.js', line: 900, column: 1 }],
  ['that a browser made up', 'mf-estate', '2', { file: 'view-page.js', line: 0, column: 0 }],
  ['of the shell without maps', 'shell', '2', { file: 'view-page.js', line: 1, column: 1 }],
])('a place %s stays what it is', async (_, remote, version, place) => {
  expect(await finder().inBrowser(remote, version, place)).toBe(`view-page.js:${place.line}:${place.column}`);
});
