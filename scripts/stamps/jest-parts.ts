import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reachedFrom } from '@gakumado/build/import-graph.ts';
import { rootDir } from '@gakumado/build/roots.ts';
import type { Part } from './stamps.ts';
import type { Tree } from './tree.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;
const TEST = /\.(test|spec)\.tsx?$/;

/** Configuration of all tests of jest. */
const CONFIGURATION = [
  'jest.config.js',
  'package.json',
  'package-lock.json',
  'scripts/test-order.mjs',
  'tsconfig.json',
];

/** Loaded by jest's configuration before any test, for the tests of browser code and of the server. */
const BROWSER_SETUP = [
  'shared/src/testing/setup.ts',
  'shared/src/testing/class-names-stub.ts',
  'shared/src/testing/icon-stub.tsx',
  'shared/src/testing/maplibre-stub.ts',
  'shared/src/testing/pdf-stub.ts',
  'shared/src/testing/file-stub.ts',
];
const SERVER_SETUP = ['backend/src/testing/global-setup.ts', 'backend/src/testing/global-teardown.ts'];

/** Workspaces that no remote and no shell is part of. */
const GROUND = ['backend', 'samples', 'shared', 'build', 'release-store', 'scripts', 'docs'];

/** Ways to files that imports do not show. */
const READS_FILES =
  /node:(fs|child_process|worker_threads)|__dirname|import\.meta|process\.cwd|path\.resolve/;
/** Tests that reach for files of shell and remotes by their paths. */
const NAMES_REMOTES = /\bmf-|\bremoteNames\b|shell\//;

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(path.join(rootDir, file), 'utf8');
  sources.set(file, source);
  return source;
}

const folderOf = (file: string) => file.split('/', 1)[0] ?? '';
const namesRemotes = (file: string) => folderOf(file) !== 'shell' && NAMES_REMOTES.test(sourceOf(file));
const isTestCode = (file: string) => TEST.test(file) || file.includes('/testing/');

/** Files that are read by their paths while the site or its tests run: SQL, tables, texts, pictures, drawings. */
const dataOf = (tree: Tree, folders: readonly string[]) =>
  tree.files.filter((file) => folders.includes(folderOf(file)) && !SCRIPT.test(file));

const under = (tree: Tree, folders: readonly string[]) =>
  tree.files.filter((file) => folders.includes(folderOf(file)));

function filesOfBrowserTest(test: string, tree: Tree): readonly string[] {
  const reached = reachedFrom([test, ...BROWSER_SETUP], { withTypes: true });
  const isOpen = reached.some((file) => /node:(fs|child_process|worker_threads)/.test(sourceOf(file)));
  return isOpen ? [...reached, ...under(tree, GROUND)] : reached;
}

function filesOfServerTest(test: string, tree: Tree): readonly string[] {
  const folder = folderOf(test);
  const reached = reachedFrom([test], { withTypes: true });
  // They look at the whole repository.
  if (['build', 'checks'].includes(folder) || reached.some((file) => isTestCode(file) && namesRemotes(file)))
    return tree.files;
  const data = dataOf(tree, ['backend', 'samples', 'shared', 'release-store', folder]);
  const isOpen = folder === 'scripts' || READS_FILES.test(sourceOf(test));
  return [
    ...reached,
    ...reachedFrom(SERVER_SETUP, { withTypes: true }),
    ...data,
    ...(isOpen ? under(tree, [...GROUND, folder]) : []),
  ];
}

const isServerTest = (test: string) =>
  ['backend', 'samples', 'build', 'checks', 'release-store', 'scripts'].includes(folderOf(test)) ||
  test.startsWith('shell/src/server/');

/**
 * All that a test file of jest depends on. Imports are followed, also of types. Files that are read by path are taken
 * broadly: all data of the backend for each test of the server, everything for a test of the repository itself.
 */
export function jestPart(test: string, tree: Tree): Part {
  const files = isServerTest(test) ? filesOfServerTest(test, tree) : filesOfBrowserTest(test, tree);
  return { name: test, files: [...files, ...CONFIGURATION] };
}
