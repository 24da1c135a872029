import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '..');
const runFile = promisify(execFile);

/** Lints one planted import in a tree of the project's shape, with the project's own configuration. */
async function lintImport(file: string, from: string): Promise<string> {
  const tree = mkdtempSync(path.join(tmpdir(), 'gakumado-lint-'));
  try {
    cpSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(
      path.join(tree, file),
      `import { planted } from '${from}';\n\nexport const used = planted;\n`,
    );
    const { stdout } = await runFile(path.join(root, 'node_modules/.bin/oxlint'), [file], {
      cwd: tree,
    }).catch((error: { stdout: string }) => error);
    return stdout;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

test.each([
  ['shared/src/ui/x.ts', '@gakumado/backend/src/app.ts'],
  ['shared/src/ui/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['shared/src/ui/x.ts', '../../../shell/src/app.tsx'],
  ['mf-search/src/components/x.ts', '@gakumado/mf-estate/src/routes.tsx'],
  ['mf-search/src/components/x.ts', '../../../mf-estate/src/routes.tsx'],
  ['mf-search/src/components/x.ts', '@gakumado/shell/src/app.tsx'],
  ['mf-search/src/components/x.ts', 'react-router'],
  ['mf-search/src/pages/home/x.ts', '../search/search-page.tsx'],
  ['mf-search/src/pages/home/x.ts', '../../pages/search/search-page.tsx'],
  ['mf-search/src/pages/home/x.ts', '@gakumado/mf-member/src/routes.tsx'],
  ['shell/src/x.ts', '@gakumado/mf-search/src/routes.tsx'],
  ['shell/src/x.ts', '../../mf-search/src/routes.tsx'],
  ['backend/src/x.ts', '@gakumado/shared/ui'],
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
  ['mf-search/src/pages/home/x.ts', '../../components/condition.ts'],
  ['mf-search/src/pages/home/x.ts', '@gakumado/shared/ui'],
  ['shell/src/x.ts', '@gakumado/shared/routing'],
  ['backend/src/x.ts', '@gakumado/shared/contract'],
  ['backend/src/x.ts', '@gakumado/shared/forms'],
  ['backend/src/testing/x.ts', '@gakumado/samples/src/sample-files.ts'],
  ['samples/src/x.ts', '@gakumado/backend/src/data/commute/geo.ts'],
  ['samples/src/x.ts', '@gakumado/shared/contract'],
])('%s may import %s', async (file, from) => {
  expect(await lintImport(file, from)).toContain('Found 0 warnings and 0 errors.');
});
