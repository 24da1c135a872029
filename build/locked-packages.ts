import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Lock = Record<string, LockedPackage>;

/** Where package-lock.json has the package that a folder imports: its own one, or that of a folder above. */
function placeOf(name: string, from: string, lock: Lock): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (lock[place]) return place;
    if (folder === '.') return undefined;
  }
}

/**
 * The packages `names` of a workspace and all that come along with them, as lines of place and version, sorted: of
 * package-lock.json. Packages called as in `without` are left out. Names of no package, such as Node's own, give nothing.
 */
export function installedWith(
  workspace: string,
  names: readonly string[],
  without: readonly string[],
  root: string,
): string[] {
  const file = path.join(root, 'package-lock.json');
  const lock: Lock = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
  const found = new Set<string>();
  const waiting = names.map((name) => ({ name, from: workspace }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const place = without.includes(next.name) ? undefined : placeOf(next.name, next.from, lock);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    const { dependencies = {}, peerDependencies = {} } = lock[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      waiting.push({ name, from: place });
    }
  }
  return [...found].sort().map((place) => `${place}@${lock[place]?.version}`);
}
