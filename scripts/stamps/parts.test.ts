import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { e2ePart } from './e2e-parts.ts';
import { jestPart } from './jest-parts.ts';
import { hashPart, readStamp, writeStamp } from './stamps.ts';
import type { Part } from './stamps.ts';
import { readTree } from './tree.ts';
import type { Tree } from './tree.ts';

const tree = readTree();

/** The tree with another content of one file. */
const changed = (file: string): Tree => {
  if (!tree.files.includes(file)) throw new Error(`There is no ${file}.`);
  return { ...tree, hashOf: (name) => (name === file ? 'changed' : tree.hashOf(name)) };
};

const jestTests = {
  campusPage: 'mf-search/src/pages/campus/campus-page.test.tsx',
  registPage: 'mf-member/src/pages/regist/regist-page.test.tsx',
  faqPage: 'mf-content/src/pages/faq/faq-page.test.tsx',
  gallery: 'mf-estate/src/components/photos/gallery.test.tsx',
  campusCall: 'backend/src/areas/places/campus/campus.test.ts',
  importFiles: 'backend/src/commands/import/import.test.ts',
  twoBackends: 'scripts/two-backends.test.ts',
  importRules: 'checks/import-rules.test.ts',
};

const browserTests: Record<string, [spec: string, visited?: readonly string[]]> = {
  faqVisit: ['pages/pages.spec.ts', ['mf-content/faq-page']],
  guideVisit: ['pages/pages.spec.ts', ['mf-content/guide-page']],
  campusVisit: ['pages/pages.spec.ts', ['mf-search/campus-page']],
  registVisit: ['pages/pages.spec.ts', ['mf-member/regist-page']],
  contentWithoutScripts: ['journeys/areas.spec.ts', ['mf-content']],
  killedProcess: ['processes/killed.spec.ts'],
  neverRun: ['journeys/frame.spec.ts'],
};

const parts: Record<string, Part> = {
  ...Object.fromEntries(Object.entries(jestTests).map(([name, test]) => [name, jestPart(test, tree)])),
  ...Object.fromEntries(
    Object.entries(browserTests).map(([name, [spec, visited]]) => [name, e2ePart(name, spec, visited, tree)]),
  ),
};
const all = Object.keys(parts).toSorted();
const inBrowser = Object.keys(browserTests);

/** The parts of the tables above that a change of the file wakes. */
function wokenBy(file: string): string[] {
  const now = changed(file);
  return all.filter((name) => hashPart(parts[name]!, now, []) !== hashPart(parts[name]!, tree, []));
}

const list = (...names: string[]) => names.toSorted();

test('nothing is woken by a file that nothing depends on, but by tests of the whole repository', () => {
  expect(wokenBy('bench/api/api-bench.ts')).toEqual(['importRules']);
});

test('a page wakes what visits it, what visits its whole remote, and tests of its remote', () => {
  expect(wokenBy('mf-content/src/pages/guide/guide-page.tsx')).toEqual(
    list('faqPage', 'importRules', 'guideVisit', 'contentWithoutScripts', 'neverRun'),
  );
  expect(wokenBy('mf-search/src/pages/campus/campus-page.tsx')).toEqual(
    list('campusPage', 'importRules', 'campusVisit', 'neverRun'),
  );
});

test('the routes of a remote wake all that starts the site', () => {
  const woken = wokenBy('mf-content/src/routes.tsx');
  expect(woken).toEqual(list('faqPage', 'importRules', ...inBrowser));
});

test('a rule of the forms wakes forms, calls and the site', () => {
  const woken = wokenBy('shared/src/lib/vocabulary/account-limits.ts');
  expect(woken).toEqual(
    expect.arrayContaining(['registPage', 'campusCall', 'importFiles', 'twoBackends', ...inBrowser]),
  );
});

const serverTests = ['campusCall', 'importFiles', 'twoBackends', 'importRules'];
const ofKind = (ending: RegExp) => tree.files.find((file) => ending.test(file)) ?? '';

test.each([
  ['a migration', ofKind(/^backend\/migrations\/.*\.sql$/)],
  ['a seed file', ofKind(/^backend\/seed\/.*\.tsv$/)],
  ['a text that the site begins with', 'backend/seed/content/faq/chintai.md'],
  ['a sample', ofKind(/^samples\/.*\.json$/)],
])('%s wakes all tests with a database and the whole site', (_kind, file) => {
  const woken = wokenBy(file);
  const readsQuestions = file.includes('/faq/') ? ['faqPage'] : [];
  expect(woken.filter((name) => name !== 'faqPage')).toEqual(list(...serverTests, ...inBrowser));
  expect(woken).toEqual(expect.arrayContaining(readsQuestions));
});

test('a stylesheet wakes the tests of what imports it, and the pages that have it', () => {
  expect(wokenBy(ofKind(/^mf-search\/src\/pages\/campus\/.*\.css$/))).toEqual(
    list('campusPage', 'importRules', 'campusVisit', 'neverRun'),
  );
  const tokens = wokenBy(ofKind(/^shared\/src\/lib\/ui\/.*\.css$/));
  expect(tokens).toEqual(expect.arrayContaining(inBrowser));
});

const jestNames = Object.keys(jestTests);

test.each([
  ['jest.config.js', jestNames],
  ['playwright.config.ts', [...inBrowser, 'importRules']],
  ['package-lock.json', all],
  ['tsconfig.json', all],
  ['e2e/visited.ts', ['faqVisit', 'contentWithoutScripts', 'neverRun', 'importRules']],
  ['shared/src/testing/setup.ts', ['campusPage', 'registPage', 'faqPage', 'gallery', 'importRules']],
  ['backend/src/testing/global-setup.ts', serverTests],
])('of the configuration, %s wakes what it configures', (file, woken) => {
  expect(wokenBy(file)).toEqual(expect.arrayContaining(woken));
});

test('another Node or PostgreSQL wakes everything', () => {
  for (const part of Object.values(parts)) {
    expect(hashPart(part, tree, ['node 24'])).not.toBe(hashPart(part, tree, ['node 25']));
  }
});

describe('a stamp', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'gakumado-stamps-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const stamp = { name: 'a.test.ts', hash: 'h', seconds: 1, passedAt: new Date().toISOString() };

  test('is read as it was written', () => {
    writeStamp({ ...stamp, visited: ['mf-content/faq-page'] }, folder);
    expect(readStamp('a.test.ts', folder)).toEqual({ ...stamp, visited: ['mf-content/faq-page'] });
    expect(readStamp('b.test.ts', folder)).toBeUndefined();
  });

  test('of a week ago, or of tomorrow, is none', () => {
    for (const days of [-8, 1]) {
      const passedAt = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
      writeStamp({ ...stamp, passedAt }, folder);
      expect(readStamp('a.test.ts', folder)).toBeUndefined();
    }
  });

  test.each(['', '{', 'null', '[]', '{"name":"a.test.ts"}', '{"name":"b.test.ts","hash":"h"}'])(
    'that says %j is none',
    (text) => {
      writeStamp(stamp, folder);
      const [file = ''] = readdirSync(folder);
      writeFileSync(path.join(folder, file), text);
      expect(readStamp('a.test.ts', folder)).toBeUndefined();
    },
  );
});
