import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(rootDir, folder, 'package.json'), 'utf8'));

test('every workspace names the same version of a package: a second one would ship twice', () => {
  const versions = new Map<string, string>();
  for (const folder of ['.', ...(read('.').workspaces ?? [])]) {
    const { dependencies, devDependencies } = read(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const known = versions.get(name) ?? version;
      expect(`${folder}: ${name} ${version}`).toBe(`${folder}: ${name} ${known}`);
      versions.set(name, known);
    }
  }
  expect(versions.size).toBeGreaterThan(60);
});
