import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importsOf, reachedFrom } from './import-graph.ts';

/** Runs `look` in a tree of these files. */
function inTree<Seen>(files: Record<string, string>, look: (root: string) => Seen): Seen {
  const root = mkdtempSync(path.join(tmpdir(), 'gakumado-imports-'));
  try {
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), source);
    }
    return look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const reached = (files: Record<string, string>, withTypes = false) =>
  inTree(files, (root) => reachedFrom(['shared/src/a.ts'], { root, withTypes }));

test.each([
  ["import { b } from './b.ts';", 'an import'],
  ["import './b.ts';", 'an import for its effect'],
  ["import type { B } from './c.ts';\nimport { b, type C } from './b.ts';", 'a value beside a type'],
  ["export { b } from './b.ts';", 'an export of another'],
  ["export * from './b.ts';", 'an export of all'],
  ['export const load = () => import(/* webpackChunkName: "b" */ \'./b.ts\');', 'import()'],
  ["new Worker(new URL('./b.ts', import.meta.url));", 'a worker'],
  ["import { b } from '#inside/b.ts';", 'a name of the package itself'],
  ["import { b } from '@gakumado/shared/b';", 'an entry of a workspace'],
  ["import { b } from '@gakumado/shared/src/b.ts';", 'a path in a workspace'],
  ["jest.mock('./b.ts');", 'a module that a test replaces'],
])('%s is followed', (source) => {
  const files = {
    'shared/package.json': JSON.stringify({
      exports: { './b': './src/b.ts' },
      imports: { '#inside/*': './src/*' },
    }),
    'shared/src/a.ts': source,
    'shared/src/b.ts': "import { z } from 'zod';",
    'shared/src/c.ts': '',
  };
  expect(reached(files)).toEqual(['shared/src/a.ts', 'shared/src/b.ts']);
});

test('imports of types are followed on demand', () => {
  const files = {
    'shared/src/a.ts': "import type { B } from './b.ts';\nexport type { C } from './c.ts';",
    'shared/src/b.ts': '',
    'shared/src/c.ts': '',
  };
  expect(reached(files)).toEqual(['shared/src/a.ts']);
  expect(reached(files, true)).toEqual(['shared/src/a.ts', 'shared/src/b.ts', 'shared/src/c.ts']);
});

test('styles are followed, with what they import, compose and show', () => {
  const files = {
    'shared/src/a.ts': "import styles from './a.css';",
    'shared/src/a.css':
      "@import './tokens.css';\n.a { composes: box from './box.css'; background: url('./dots.svg'); }",
    'shared/src/tokens.css': '',
    'shared/src/box.css': ".b { background: url('./a.svg'), url(data:image/png;base64,AAAA); }",
    'shared/src/dots.svg': '<svg/>',
  };
  expect(reached(files)).toEqual([
    'shared/src/a.css',
    'shared/src/a.ts',
    'shared/src/box.css',
    'shared/src/dots.svg',
    'shared/src/tokens.css',
  ]);
});

test('a file that is reached in two ways, and a circle, end', () => {
  const files = {
    'shared/src/a.ts': "import './b.ts';\nimport './c.ts';",
    'shared/src/b.ts': "import './c.ts';",
    'shared/src/c.ts': "import './a.ts';",
  };
  expect(reached(files)).toHaveLength(3);
});

test('what is inside comments and strings is no import', () => {
  const source = "// import './b.ts';\nexport const text = \"import './b.ts'\";\n";
  inTree({ 'shared/src/a.ts': source }, (root) => {
    expect(importsOf('shared/src/a.ts', root)).toEqual([]);
  });
});
