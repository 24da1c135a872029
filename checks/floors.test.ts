import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importsOf } from '@gakumado/build/import-graph.ts';
import { plans } from './floors.ts';
import { listFiles } from './list-files.ts';
import { findWrongImports } from './wrong-imports.ts';

const SOURCE = /^[^/]+\/.*\.[cm]?[jt]sx?$/;

const sources = listFiles().filter((file) => SOURCE.test(file));

/** The wrong imports of a tree with these files; those that are only imported are made as well. */
function findPlanted(imports: readonly (readonly [file: string, to: string])[]): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'gakumado-floors-'));
  const write = (file: string, source: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  };
  try {
    for (const [, to] of imports) write(to, '');
    for (const [file, to] of imports) {
      const specifier =
        file.split('/')[0] === to.split('/')[0]
          ? path.relative(path.dirname(file), to).replace(/^(?!\.)/, './')
          : `@gakumado/${to}`;
      write(file, `import type { Planted } from '${specifier}';\n\nexport type Used = Planted;\n`);
    }
    return findWrongImports(
      imports.map(([file]) => file),
      root,
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('every import leads to the same floor or down, and rooms import each other one way only', () => {
  expect(sources.length).toBeGreaterThan(1_500);
  expect(findWrongImports(sources)).toEqual([]);
});

test('a file three folders up is named from the sources of its workspace (`#data/db/database.ts`)', () => {
  const distant = sources.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => /^(\.\.\/){3}.*\.[cm]?[jt]sx?$/.test(specifier))
      .map(({ specifier }) => `${file} → ${specifier}`),
  );
  expect(distant).toEqual([]);
});

test('every folder of the plan holds sources', () => {
  const empty = Object.keys(plans).filter((folder) => !sources.some((file) => file.startsWith(`${folder}/`)));
  expect(empty).toEqual([]);
});

test.each([
  ['a higher floor', 'backend/src/engines/names/x.ts', 'backend/src/fill/names/y.ts'],
  ['a higher floor', 'backend/src/engines/estate-index/x.ts', 'backend/src/data/tables/y.ts'],
  ['a higher floor', 'backend/src/data/db/x.ts', 'backend/src/areas/homes/card/y.ts'],
  ['a higher floor', 'backend/src/platform/http/x.ts', 'backend/src/data/tables/y.ts'],
  ['a higher floor', 'backend/src/background/mail/x.ts', 'backend/src/areas/deps.ts'],
  ['a higher floor', 'mf-search/src/parts/x.ts', 'mf-search/src/pages/home/y.ts'],
  ['a higher floor', 'mf-search/src/search/list/x.ts', 'mf-search/src/parts/y.ts'],
  ['a higher floor', 'mf-search/src/map/x.ts', 'mf-search/src/search/y.ts'],
  ['a higher floor', 'mf-content/src/components/faq/x.ts', 'mf-content/src/pages/faq/y.ts'],
  ['a higher floor', 'mf-member/src/step-form/items/x.ts', 'mf-member/src/components/form/y.ts'],
  ['a higher floor', 'shell/src/chrome/x.ts', 'shell/src/layouts/y.ts'],
  ['another room behind a wall', 'mf-search/src/pages/home/x.ts', 'mf-search/src/pages/search/y.ts'],
  ['another room behind a wall', 'mf-search/src/pages/a/b/c/d/e/x.ts', 'mf-search/src/pages/search/y.ts'],
  ['another room behind a wall', 'mf-search/src/pages/home/x.test.ts', 'mf-search/src/pages/search/y.ts'],
  ['another workspace', 'backend/src/areas/homes/x.ts', 'samples/src/y.ts'],
  ['another workspace', 'shared/src/lib/ui/x.ts', 'backend/src/server.ts'],
  ['another workspace', 'mf-search/src/search/x.ts', 'mf-member/src/routes.ts'],
  ['another workspace', 'shell/src/chrome/x.ts', 'mf-search/src/routes.ts'],
  ['another workspace', 'e2e/pages/x.spec.ts', 'shared/src/once/paths.ts'],
  ['another workspace', 'build/x.ts', 'shared/src/once/paths.ts'],
  ['the tests', 'backend/src/areas/homes/x.ts', 'backend/src/testing/y.ts'],
  ['no floor', 'backend/src/areas/homes/x.ts', 'backend/src/attic/y.ts'],
])('an import of %s is found: %s → %s', (why, file, to) => {
  const [found = ''] = findPlanted([[file, to]]);
  expect(found).toMatch(`${file} → ${to}: `);
  expect(found).toMatch(why);
});

test('a new folder without a plan is found', () => {
  expect(findPlanted([['attic/x.ts', 'shared/src/once/paths.ts']])).toEqual([
    'attic/x.ts → shared/src/once/paths.ts: comes from no folder of the plan',
  ]);
});

test('rooms of one floor that import each other are found, over a third one as well', () => {
  const there = ['backend/src/areas/homes/x.ts', 'backend/src/areas/shops/a.ts'] as const;
  expect(findPlanted([there, ['backend/src/areas/shops/y.ts', 'backend/src/areas/homes/b.ts']])).toEqual([
    'backend/src/areas/homes → backend/src/areas/shops: leads back',
    'backend/src/areas/shops → backend/src/areas/homes: leads back',
  ]);
  expect(
    findPlanted([
      there,
      ['backend/src/areas/shops/y.ts', 'backend/src/areas/places/c.ts'],
      ['backend/src/areas/places/z.ts', 'backend/src/areas/homes/b.ts'],
    ]),
  ).toHaveLength(3);
});

test.each([
  ['backend/src/areas/homes/x.ts', 'backend/src/engines/names/y.ts'],
  ['backend/src/areas/homes/x.ts', 'backend/src/areas/homes/card/y.ts'],
  ['backend/src/platform/x.test.ts', 'backend/src/testing/y.ts'],
  ['backend/src/platform/x.test.ts', 'backend/src/server.ts'],
  ['backend/src/testing/x.ts', 'samples/src/y.ts'],
  ['mf-search/src/pages/home/x.ts', 'mf-search/src/places/y.ts'],
  ['mf-search/src/pages/campus/sections/x.ts', 'mf-search/src/pages/campus/y.ts'],
])('what is below may be imported: %s → %s', (file, to) => {
  expect(findPlanted([[file, to]])).toEqual([]);
});
