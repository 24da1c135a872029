import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '..');
const runFile = promisify(execFile);

/** Lints planted files in a tree of the project's shape, with the project's own configuration. */
async function lintFiles(files: Record<string, string>, options: string[] = []): Promise<string> {
  const tree = mkdtempSync(path.join(tmpdir(), 'gakumado-lint-'));
  try {
    cpSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), source);
    }
    mkdirSync(path.join(tree, 'node_modules/@gakumado'), { recursive: true });
    symlinkSync('../../shared', path.join(tree, 'node_modules/@gakumado/shared'));
    const oxlint = path.join(root, 'node_modules/.bin/oxlint');
    const { stdout } = await runFile(oxlint, [...options, ...Object.keys(files)], { cwd: tree }).catch(
      (error: { stdout: string }) => error,
    );
    return stdout;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

type Import = readonly [file: string, from: string];

/**
 * How often the rule forbids what is in each of the files, linted all at once under names of their own; any other finding fails.
 */
async function countForbidden(
  sources: readonly (readonly [file: string, source: string])[],
): Promise<number[]> {
  const files = sources.map(([file], index) => file.replace(/x(?=\.)/, `x${index}`));
  const output = await lintFiles(
    Object.fromEntries(sources.map(([, source], index) => [files[index], source])),
    ['--format=json'],
  );
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  expect(diagnostics.filter(({ code }) => !code.includes('no-restricted-imports'))).toEqual([]);
  return files.map((file) => diagnostics.filter(({ filename }) => filename === file).length);
}

/** Whether each of the imports is forbidden. */
const areForbidden = async (imports: readonly Import[]) => {
  const counts = await countForbidden(
    imports.map(([file, from]) => [
      file,
      `import { planted } from '${from}';\n\nexport const used = planted;\n`,
    ]),
  );
  return imports.map(([file, from], index) => [file, from, (counts[index] ?? 0) > 0]);
};

test('two files may not import each other, types neither', async () => {
  const output = await lintFiles({
    'backend/src/x.ts': "import type { Y } from './y.ts';\n\nexport interface X {\n  y: Y;\n}\n",
    'backend/src/y.ts': "import type { X } from './x.ts';\n\nexport interface Y {\n  x: X;\n}\n",
  });
  expect(output).toContain('no-cycle');
});

test('two entries of shared may not import each other', async () => {
  const output = await lintFiles({
    'shared/package.json': JSON.stringify({
      name: '@gakumado/shared',
      exports: { './ui': './src/lib/ui/index.ts', './store': './src/once/store/index.ts' },
    }),
    'shared/src/lib/ui/index.ts':
      "import { list } from '@gakumado/shared/store';\n\nexport const card = () => list;\n",
    'shared/src/once/store/index.ts':
      "import { card } from '@gakumado/shared/ui';\n\nexport const list = () => card;\n",
  });
  expect(output).toContain('no-cycle');
});

test('import() is an import, and so is a re-export', async () => {
  const forbidden = '@gakumado/mf-member/src/routes.tsx';
  const output = await lintFiles({
    'mf-search/src/search/x.ts': `export const load = () => import('${forbidden}');\n`,
    'mf-search/src/search/y.ts': `export { routes } from '${forbidden}';\n`,
  });
  expect(output.match(/no-restricted-imports/g)).toHaveLength(2);
});

const folders = [
  'backend/src/app.ts',
  'bench/api/api-bench.ts',
  'build/roots.ts',
  'e2e/table/site-routes.ts',
  'mf-estate/src/routes.tsx',
  'release-store/registry.ts',
  'samples/src/read-samples.ts',
  'scripts/run.ts',
  'shared/src/lib/contract/index.ts',
  'shell/src/app.tsx',
];

test('no import names another workspace by a path', async () => {
  const importers = [
    'backend/src/x.ts',
    'backend/src/x.test.ts',
    'backend/src/testing/x.ts',
    'build/libraries/x.ts',
    'e2e/pages/x.ts',
    'mf-search/src/x.ts',
    'mf-search/src/map/x.ts',
    'mf-search/src/parts/x.ts',
    'mf-search/src/search/x.ts',
    'mf-search/src/pages/home/x.ts',
    'mf-search/src/pages/campus/sections/x.ts',
    'release-store/src/x.ts',
    'samples/src/x.ts',
    'shared/src/x.ts',
    'shared/src/lib/vocabulary/x.ts',
    'shared/src/lib/search-fields/x.ts',
    'shared/src/lib/search-fields/x.test.ts',
    'shell/src/x.ts',
  ];
  const others = (file: string) => folders.filter((other) => !other.startsWith(`${file.split('/')[0]}/`));
  const counts = await countForbidden(
    importers.map((file) => {
      const up = '../'.repeat(file.split('/').length - 1);
      const lines = others(file).map((other, i) => `export { planted as p${i} } from '${up}${other}';\n`);
      return [file, lines.join('')];
    }),
  );
  expect(importers.map((file, index) => [file, counts[index]])).toEqual(
    importers.map((file) => [file, others(file).length]),
  );
});

const forbidden: readonly Import[] = [
  ['shared/src/lib/ui/x.ts', 'react-router'],
  ['shared/src/lib/ui/x.ts', 'react-router/dom'],
  ['shared/src/lib/ui/x.ts', '@gakumado/backend/src/app.ts'],
  ['shared/src/lib/ui/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['shared/src/lib/vocabulary/x.ts', 'zod'],
  ['shared/src/lib/vocabulary/x.ts', 'react'],
  ['shared/src/lib/vocabulary/x.ts', 'kysely'],
  ['shared/src/lib/vocabulary/x.ts', '@reduxjs/toolkit'],
  ['shared/src/lib/vocabulary/x.ts', '../contract/index.ts'],
  ['shared/src/lib/search-fields/x.ts', 'zod'],
  ['shared/src/lib/search-fields/x.ts', 'react'],
  ['shared/src/lib/search-fields/x.ts', 'kysely'],
  ['shared/src/lib/search-fields/x.ts', '@gakumado/shared/contract'],
  ['shared/src/lib/search-fields/x.ts', '../contract/index.ts'],
  ['shared/src/lib/search-fields/x.ts', '@gakumado/samples/src/read-samples.ts'],
  ['shared/src/lib/search-fields/x.test.ts', '@gakumado/backend/src/app.ts'],
  ['mf-search/src/parts/x.ts', '@gakumado/mf-estate/src/routes.tsx'],
  ['mf-search/src/parts/x.ts', '@gakumado/shell/src/app.tsx'],
  ['mf-search/src/parts/x.ts', 'react-router'],
  ['mf-search/src/pages/home/x.ts', '@gakumado/mf-member/src/routes.tsx'],
  ['shell/src/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['shell/src/x.ts', '@gakumado/backend/src/app.ts'],
  ['shell/src/x.ts', '@gakumado/samples/src/read-samples.ts'],
  ['shell/src/x.ts', 'react-router'],
  ['backend/src/x.ts', '@gakumado/shared/ui'],
  ['backend/src/x.ts', '@gakumado/shared/not-yet-made'],
  ['backend/src/x.ts', '@gakumado/shell/src/app.tsx'],
  ['backend/src/x.ts', '@gakumado/samples/src/read-samples.ts'],
  ['backend/src/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['backend/src/x.ts', '@gakumado/release-store/registry.ts'],
  ['backend/src/x.ts', '@gakumado/build/roots.ts'],
  ['backend/src/x.test.ts', '@gakumado/shared/ui'],
  ['backend/src/x.test.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['backend/src/testing/x.ts', '@gakumado/shared/ui'],
  ['samples/src/x.ts', '@gakumado/shared/ui'],
  ['samples/src/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['e2e/x.ts', '@gakumado/shared/paths'],
  ['e2e/x.ts', '@gakumado/samples/src/read-samples.ts'],
  ['e2e/x.ts', '@gakumado/release-store/registry.ts'],
  ['build/x.ts', '@gakumado/shared/routing'],
  ['release-store/x.ts', '@gakumado/shell/src/app.tsx'],
  ['release-store/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['bench/x.ts', '@gakumado/release-store/publish.ts'],
  ['bench/map/x.ts', '../../scripts/run.ts'],
  ['bench/map/x.ts', '../../samples/src/read-samples.ts'],
  ['scripts/x.ts', '@gakumado/samples/src/read-samples.ts'],
  ['scripts/x.ts', '../samples/src/read-samples.ts'],
  ['scripts/x.ts', '../mf-search/src/routes.tsx'],
  ['scripts/x.test.ts', '../e2e/table/site-routes.ts'],
];

test('what is of another workspace or another remote is not imported', async () => {
  expect(await areForbidden(forbidden)).toEqual(forbidden.map(([file, from]) => [file, from, true]));
});

const allowed: readonly Import[] = [
  ['shared/src/lib/ui/x.ts', '@gakumado/shared/store'],
  ['shared/src/lib/vocabulary/x.ts', './term.ts'],
  ['shared/src/lib/vocabulary/x.test.ts', '@gakumado/shared/forms/messages'],
  ['shared/src/lib/search-fields/x.ts', '@gakumado/shared/vocabulary'],
  ['shared/src/lib/search-fields/x.ts', '../vocabulary/geo.ts'],
  ['mf-search/src/pages/home/x.ts', '@gakumado/shared/ui'],
  ['shell/src/x.ts', '@gakumado/shared/routing'],
  ['shell/src/server/x.ts', '@gakumado/release-store/registry.ts'],
  ['backend/src/x.ts', '@gakumado/shared/brand'],
  ['backend/src/x.ts', '@gakumado/shared/calendar-file'],
  ['backend/src/x.ts', '@gakumado/shared/contract'],
  ['backend/src/x.ts', '@gakumado/shared/escape-html'],
  ['backend/src/x.ts', '@gakumado/shared/forms'],
  ['backend/src/x.ts', '@gakumado/shared/format'],
  ['backend/src/x.ts', '@gakumado/shared/html-text'],
  ['backend/src/x.ts', '@gakumado/shared/paths'],
  ['backend/src/x.ts', '@gakumado/shared/vocabulary'],
  ['backend/src/x.test.ts', '@gakumado/samples/src/sample-files.ts'],
  ['backend/src/testing/x.ts', '@gakumado/samples/src/sample-files.ts'],
  ['samples/src/x.ts', '@gakumado/backend/src/engines/commute/geo.ts'],
  ['samples/src/x.ts', '@gakumado/shared/contract'],
  ['checks/x.test.ts', '../shell/src/layouts/layouts.ts'],
  ['e2e/x.ts', '@gakumado/release-store/faulty/faulty-store.ts'],
  ['release-store/x.ts', '@gakumado/build/compile.ts'],
  ['bench/composition/x.ts', '../../mf-search/src/routes.tsx'],
  ['scripts/x.ts', '../backend/src/platform/config.ts'],
  ['scripts/x.test.ts', '../samples/src/make-shops.ts'],
];

test('the other parts may be imported', async () => {
  expect(await areForbidden(allowed)).toEqual(allowed.map(([file, from]) => [file, from, false]));
});

test('what browsers run uses nothing of the document that Safari 16.4 lacks', async () => {
  const source = 'export const signal = AbortSignal.any([]);\n\nexport const work = scheduler;\n';
  const output = await lintFiles({
    'mf-search/src/search/x.ts': source,
    'shared/src/lib/ui/x.tsx': source,
    'shell/src/chrome/x.ts': source,
    'shell/src/server/x.ts': source,
    'mf-search/src/search/x.test.ts': source,
    'backend/src/x.ts': source,
  });
  expect(output.match(/no-restricted-properties/g)).toHaveLength(3);
  expect(output.match(/no-restricted-globals/g)).toHaveLength(3);
});
