import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '@gakumado/build/shared-modules.ts';

const root = path.resolve(__dirname, '../shared');
const manifest: { exports: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|\btesting\b/.test(file),
);

/** The files that a file of `shared` loads by a path: imports of types alone load nothing. */
function loadedBy(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const imports = source.matchAll(/^(?:import|export) (?!type )[^;']*'(\.[^']*\.tsx?)';$/gm);
  return [...imports].map(([, to = '']) => path.join(path.dirname(file), to));
}

function filesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const file of loadedBy(entry)) filesOf(file, found);
  return found;
}

/** Helpers beside the folder of an entry, and small ones without a component, may ship twice. */
const isOnce = (entry: string, file: string) =>
  file === entry ||
  (entry.endsWith('/index.ts')
    ? path.dirname(file) === path.dirname(entry)
    : entry.startsWith('src/ui/') && file.endsWith('.tsx'));

const parts = Object.keys(sharedModules())
  .filter((name) => name.startsWith('@gakumado/shared/'))
  .map((name): [string, string] => {
    const entry = manifest.exports[name.replace('@gakumado/shared', '.')] ?? '';
    return [name, path.normalize(entry)];
  });

test.each(parts)('%s is imported by its name, since a path would ship it twice', (_name, entry) => {
  const files = filesOf(entry);
  const others = sources.filter((file) => !files.has(file));
  const imports = others.flatMap((file) => loadedBy(file).map((to) => `${file} → ${to}`));
  const twice = [...files].filter((file) => isOnce(entry, file));
  expect(twice.length).toBeGreaterThan(0);
  expect(imports.filter((line) => twice.some((file) => line.endsWith(`→ ${file}`)))).toEqual([]);
});

test('pages without a form load no rules of forms, since zod comes along', () => {
  const pages = globSync('{mf-content,mf-estate}/src/**/*.{ts,tsx}', { cwd: path.dirname(root) });
  const withRules = pages.filter((file) =>
    /^import (?!type )[^;]*'@gakumado\/shared\/forms';$/m.test(
      readFileSync(path.join(root, '..', file), 'utf8'),
    ),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(withRules).toEqual([]);
});
