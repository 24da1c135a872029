import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Runs on the server alone, with the whole library. */
const ON_SERVER = /^shell\/src\/(entry-server\.tsx|server\/)|\.test\.tsx?$|\/testing\//;

/** The libraries that come in part, each with how many imports of it there are at least. */
const libraries: [name: string, imports: number][] = [
  ['react-redux', 1],
  ['react-router-dom', 100],
];

function namesIn(list: string): string[] {
  const names = list.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}

function offeredOf(library: string): Set<string> {
  const source = readFileSync(path.join(root, `build/libraries/${library}.ts`), 'utf8');
  return new Set([...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => namesIn(list)));
}

test('every list is looked at', () => {
  const lists = globSync('build/libraries/*.ts', { cwd: root }).map((file) => path.basename(file, '.ts'));
  expect(lists.toSorted()).toEqual(libraries.map(([name]) => name));
});

test.each(libraries)('browsers get everything of %s that the sources import', (library, least) => {
  const offered = offeredOf(library);
  const files = globSync('{shell,shared,mf-*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !ON_SERVER.test(file),
  );
  const importOf = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g');
  const imports = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(importOf)].flatMap(([, list = '']) =>
      namesIn(list).map((name) => ({ file, name })),
    ),
  );
  expect(imports.length).toBeGreaterThan(least);
  expect(imports.filter(({ name }) => !offered.has(name))).toEqual([]);
});
