import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partVersion, statefulParts, statelessParts } from './shared-parts.ts';

const parts = [...statefulParts, ...statelessParts];

const lockOf = (packages: Record<string, object>) => JSON.stringify({ packages });

/** `ui/core` with a button, a table of words, a type and icons; all other parts are one file each. */
const tree = {
  'shared/package.json': JSON.stringify({
    exports: Object.fromEntries([...parts, 'vocabulary'].map((part) => [`./${part}`, `./${part}.ts`])),
  }),
  'package-lock.json': lockOf({
    'node_modules/icons': { version: '1.0.0', dependencies: { lines: '^1.0.0', react: '^1.0.0' } },
    'node_modules/lines': { version: '1.0.0' },
    'node_modules/react': { version: '1.0.0' },
    'node_modules/charts': { version: '1.0.0' },
  }),
  ...Object.fromEntries(parts.map((part) => [`shared/${part}.ts`, 'export const one = 1;\n'])),
  'shared/ui/core.ts': "export { Button } from './button.tsx';\n",
  'shared/ui/button.tsx': `import Icon from 'icons/heart';
import { one } from '@gakumado/shared/paths';
import type { Home } from '../contract.ts';
import { word } from '../words.ts';
import styles from './button.module.css';

export const Button = ({ home }: { home: Home }) => [Icon, one, word, styles, home];
`,
  'shared/ui/button.module.css': '.button { color: red; }\n',
  'shared/words.ts': "export const word = 'ことば';\n",
  'shared/contract.ts': 'export interface Home {\n  id: number;\n}\n',
  'shared/vocabulary.ts': "export { word } from './words.ts';\n",
};

const dir = mkdtempSync(path.join(tmpdir(), 'gakumado-parts-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Version of a part in a tree of its own, in which some files are others. */
let trees = 0;
function versionWith(changed: Record<string, string>, part = 'ui/core'): string {
  const root = path.join(dir, String((trees += 1)));
  for (const [file, text] of Object.entries({ ...tree, ...changed })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return partVersion(part, root);
}

const before = versionWith({});

test('the same sources have the same version, a plain one of the first major', () => {
  expect(versionWith({})).toBe(before);
  expect(before).toMatch(/^1\.\d+\.\d+$/);
});

test.each([
  ['a script', { 'shared/words.ts': "export const word = '言葉';\n" }],
  ['a stylesheet', { 'shared/ui/button.module.css': '.button { color: blue; }\n' }],
  [
    'a package within a package of the part',
    {
      'package-lock.json': tree['package-lock.json'].replace(
        '"node_modules/lines":{"version":"1.0.0"',
        '"node_modules/lines":{"version":"1.0.1"',
      ),
    },
  ],
])('%s that a part reaches changes its version', (_what, changed) => {
  expect(versionWith(changed)).not.toBe(before);
});

test.each([
  ['a file beside it', { 'shared/vocabulary.ts': 'export const other = 2;\n' }],
  ['a type', { 'shared/contract.ts': 'export interface Home {\n  id: string;\n}\n' }],
  ['another part', { 'shared/paths.ts': 'export const one = 2;\n' }],
  [
    'a package that it does not use',
    {
      'package-lock.json': tree['package-lock.json'].replace(
        '"node_modules/charts":{"version":"1.0.0"',
        '"node_modules/charts":{"version":"1.0.1"',
      ),
    },
  ],
  [
    'a library that a page has once',
    {
      'package-lock.json': tree['package-lock.json'].replace(
        '"node_modules/react":{"version":"1.0.0"',
        '"node_modules/react":{"version":"1.0.1"',
      ),
    },
  ],
])('%s keeps the version', (_what, changed) => {
  expect(Object.values(tree)).not.toContain(Object.values(changed)[0]);
  expect(versionWith(changed)).toBe(before);
});

test('a part that another one uses has a version of its own', () => {
  expect(versionWith({ 'shared/paths.ts': 'export const one = 2;\n' }, 'paths')).not.toBe(
    versionWith({}, 'paths'),
  );
});
