import { isBuiltin } from 'node:module';
import { importsOf } from '@gakumado/build/import-graph.ts';
import { listFiles } from '@gakumado/release-store/list-files.ts';

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

/** Packages that a packed folder imports and that its package.json does not name, with a file that does. */
export async function findMissingDependencies(
  dir: string,
  { name, dependencies }: { name: string; dependencies: Readonly<Record<string, string>> },
): Promise<string[]> {
  const known = new Set([name, ...Object.keys(dependencies)]);
  const missing = new Map<string, string>();
  for (const file of (await listFiles(dir)).filter((one) => /\.(js|css)$/.test(one))) {
    for (const { specifier } of importsOf(file, dir)) {
      const isOfPackage = file.endsWith('.css') ? specifier.endsWith('.css') : !isBuiltin(specifier);
      if (/^[.#]/.test(specifier) || !isOfPackage) continue;
      const wanted = packageOf(specifier);
      if (!known.has(wanted)) missing.set(wanted, file);
    }
  }
  return [...missing].map(([wanted, file]) => `${wanted} (${file})`);
}
