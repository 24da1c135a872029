import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Runs on the server alone, with the whole library. */
const ON_SERVER = /^shell\/src\/(entry-server\.tsx|server\/)|\.test\.tsx?$|\/testing\//;

function namesIn(list: string): string[] {
  const names = list.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}

function offered(): Set<string> {
  const source = readFileSync(path.join(root, 'build/libraries/react-router-dom.ts'), 'utf8');
  return new Set([...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => namesIn(list)));
}

test('browsers get everything of react-router-dom that the sources import', () => {
  const names = offered();
  const files = globSync('{shell,shared,mf-*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !ON_SERVER.test(file),
  );
  const imports = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from 'react-router-dom'/g),
    ].flatMap(([, list = '']) => namesIn(list).map((name) => ({ file, name }))),
  );
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ name }) => !names.has(name))).toEqual([]);
});
