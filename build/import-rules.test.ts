import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '..');
const runFile = promisify(execFile);

/** Lints planted files in a tree of the project's shape, with the project's own configuration. */
async function lintFiles(files: Record<string, string>): Promise<string> {
  const tree = mkdtempSync(path.join(tmpdir(), 'gakumado-lint-'));
  try {
    cpSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), source);
    }
    const oxlint = path.join(root, 'node_modules/.bin/oxlint');
    const { stdout } = await runFile(oxlint, Object.keys(files), { cwd: tree }).catch(
      (error: { stdout: string }) => error,
    );
    return stdout;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const lintImport = (file: string, from: string) =>
  lintFiles({ [file]: `import { planted } from '${from}';\n\nexport const used = planted;\n` });

test('two files may not import each other, types neither', async () => {
  const output = await lintFiles({
    'backend/src/x.ts': "import type { Y } from './y.ts';\n\nexport interface X {\n  y: Y;\n}\n",
    'backend/src/y.ts': "import type { X } from './x.ts';\n\nexport interface Y {\n  x: X;\n}\n",
  });
  expect(output).toContain('no-cycle');
});

test.each([
  ['shared/src/ui/x.ts', '@gakumado/backend/src/app.ts'],
  ['shared/src/ui/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['shared/src/ui/x.ts', '../../../shell/src/app.tsx'],
  ['mf-search/src/parts/x.ts', '@gakumado/mf-estate/src/routes.tsx'],
  ['mf-search/src/parts/x.ts', '../../../mf-estate/src/routes.tsx'],
  ['mf-search/src/parts/x.ts', '@gakumado/shell/src/app.tsx'],
  ['mf-search/src/parts/x.ts', 'react-router'],
  ['mf-search/src/pages/home/x.ts', '../search/search-page.tsx'],
  ['mf-search/src/pages/campus/sections/x.ts', '../../home/hero.tsx'],
  ['mf-search/src/pages/campus/sections/x.ts', '../../../pages/home/hero.tsx'],
  ['mf-search/src/parts/x.ts', '../pages/home/hero.tsx'],
  ['mf-search/src/search/x.ts', '../parts/chip-links.tsx'],
  ['mf-search/src/search/list/x.ts', '../../pages/home/hero.tsx'],
  ['mf-search/src/map/x.ts', '../search/search.ts'],
  ['mf-search/src/places/x.ts', '../search/search.ts'],
  ['mf-content/src/components/x.ts', '../pages/faq/faq-page.tsx'],
  ['mf-search/src/pages/home/x.ts', '../../pages/search/search-page.tsx'],
  ['mf-search/src/pages/home/x.ts', '@gakumado/mf-member/src/routes.tsx'],
  ['shell/src/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['shell/src/x.ts', '../../mf-search/src/routes.tsx'],
  ['backend/src/x.ts', '@gakumado/shared/ui'],
  ['backend/src/x.ts', '@gakumado/shared/not-yet-made'],
  ['backend/src/x.ts', '@gakumado/shell/src/app.tsx'],
  ['backend/src/x.ts', '@gakumado/samples/src/read-samples.ts'],
  ['backend/src/x.ts', '../../samples/src/read-samples.ts'],
  ['backend/src/testing/x.ts', '@gakumado/shared/ui'],
  ['samples/src/x.ts', '@gakumado/shared/ui'],
  ['samples/src/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['e2e/x.ts', '@gakumado/shared/paths'],
  ['e2e/x.ts', '../shared/src/paths.ts'],
])('%s may not import %s', async (file, from) => {
  expect(await lintImport(file, from)).toContain('no-restricted-imports');
});

test.each([
  ['shared/src/ui/x.ts', '@gakumado/shared/store'],
  ['mf-search/src/pages/home/x.ts', './hero.tsx'],
  ['mf-search/src/pages/home/x.ts', '../../search/search.ts'],
  ['mf-search/src/pages/campus/sections/x.ts', '../campus-heading.tsx'],
  ['mf-search/src/pages/campus/sections/x.ts', '../../../parts/chip-links.tsx'],
  ['mf-search/src/parts/x.ts', '../search/search.ts'],
  ['mf-search/src/search/list/x.ts', '../filter/facets.ts'],
  ['mf-search/src/pages/home/x.ts', '@gakumado/shared/ui'],
  ['shell/src/x.ts', '@gakumado/shared/routing'],
  ['backend/src/x.ts', '@gakumado/shared/brand'],
  ['backend/src/x.ts', '@gakumado/shared/contract'],
  ['backend/src/x.ts', '@gakumado/shared/escape-html'],
  ['backend/src/x.ts', '@gakumado/shared/forms'],
  ['backend/src/x.ts', '@gakumado/shared/vocabulary'],
  ['backend/src/testing/x.ts', '@gakumado/samples/src/sample-files.ts'],
  ['samples/src/x.ts', '@gakumado/backend/src/data/commute/geo.ts'],
  ['samples/src/x.ts', '@gakumado/shared/contract'],
])('%s may import %s', async (file, from) => {
  expect(await lintImport(file, from)).toContain('Found 0 warnings and 0 errors.');
});
