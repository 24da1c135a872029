import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, resolveImport } from '@gakumado/build/import-graph.ts';
import { filesOfPart, importName, statefulParts, statelessParts } from '@gakumado/build/shared-parts.ts';

const root = path.resolve(__dirname, '..');
const sources = globSync('shared/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|\btesting\b/.test(file),
);

/** The files that a file of `shared` loads by a path: imports of types alone load nothing. */
const loadedByPath = (file: string): string[] =>
  importsOf(file).flatMap(({ specifier, isType }) => {
    const to = isType || !specifier.startsWith('.') ? undefined : resolveImport(file, specifier);
    return to === undefined ? [] : [to];
  });

const loaded = new Map(sources.map((file) => [file, loadedByPath(file)]));

/** Helpers beside the folder of an entry, and small ones without a component, may ship twice. */
const isOnce = (entry: string, file: string) =>
  file === entry ||
  (entry.endsWith('/index.ts')
    ? path.dirname(file) === path.dirname(entry)
    : entry.startsWith('shared/src/lib/ui/') && file.endsWith('.tsx'));

const parts = [...statefulParts, ...statelessParts].map((part): [string, string] => {
  const entry = resolveImport('checks/share-scope.test.ts', importName(part));
  return [part, entry ?? ''];
});

test.each(parts)('%s is imported by its name, since a path would ship it twice', (part, entry) => {
  const files = filesOfPart(part);
  const others = sources.filter((file) => !files.includes(file));
  const twice = files.filter((file) => isOnce(entry, file));
  expect(twice.length).toBeGreaterThan(0);
  const imports = others.flatMap((file) => (loaded.get(file) ?? []).map((to) => [file, to]));
  expect(imports.filter(([, to = '']) => twice.includes(to))).toEqual([]);
});

const stateless = parts.filter(([part]) => statelessParts.includes(part));

test.each(stateless)(
  '%s imports single files: with an index, all of its folder makes the version',
  (part, entry) => {
    const indices = filesOfPart(part).filter((file) => file !== entry && file.endsWith('/index.ts'));
    expect(indices).toEqual([]);
  },
);

test('pages without a form load no rules of forms, since zod comes along', () => {
  const pages = globSync('{mf-content,mf-estate}/src/**/*.{ts,tsx}', { cwd: root });
  const withRules = pages.filter((file) =>
    /^import (?!type )[^;]*'@gakumado\/shared\/forms';$/m.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(withRules).toEqual([]);
});
