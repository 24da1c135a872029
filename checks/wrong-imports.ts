import { importsOf, resolveImport } from '@gakumado/build/import-graph.ts';
import { plans } from './floors.ts';

/** Tests and what helps them stand above all floors. */
const isOfTests = (file: string) => /\.(test|spec)\.|(^|\/)(testing|fuzz)\//.test(file);

const folders = Object.keys(plans).toSorted((a, b) => b.length - a.length);

/** The folder of the plan that a file belongs to: the longest. */
const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));

interface Place {
  room: string;
  /** 0 is the highest. */
  floor: number;
  isWalled: boolean;
}

/** The room that a pattern of the plan makes for a path inside its folder: `pages/*` a room of each folder in `pages`. */
function roomBy(pattern: string, inside: string): string | undefined {
  const parts = inside.split('/');
  if (pattern === '.') return parts.length === 1 ? '.' : undefined;
  if (pattern.endsWith('./*')) {
    const folder = pattern.slice(0, -'./*'.length);
    return inside.startsWith(folder) && !inside.slice(folder.length).includes('/') ? inside : undefined;
  }
  if (pattern.includes('+')) {
    const isIn = (part: string) => (part === '.' ? parts.length === 1 : `${inside}/`.startsWith(`${part}/`));
    return pattern.split('+').some(isIn) ? pattern : undefined;
  }
  const wanted = pattern.split('/');
  if (parts.length <= wanted.length || !wanted.every((part, i) => part === '*' || part === parts[i])) {
    return undefined;
  }
  return parts.slice(0, wanted.length).join('/');
}

function placeOf(file: string, folder: string): Place | undefined {
  const inside = file.slice(folder.length + 1);
  const { floors, walled = [] } = plans[folder]!;
  for (const [floor, patterns] of floors.entries()) {
    for (const pattern of patterns) {
      const room = roomBy(pattern, inside);
      if (room !== undefined) return { room, floor, isWalled: walled.includes(pattern) };
    }
  }
  return undefined;
}

/** Why `from` may not import `to`; undefined where it may. */
function whyNot(from: string, to: string): string | undefined {
  const [here, there] = [folderOf(from), folderOf(to)];
  if (here === undefined) return 'comes from no folder of the plan';
  // Settings and documents beside the workspaces.
  if (there === undefined) return undefined;
  const { imports, testImports = [] } = plans[here]!;
  const [own, other] = [from.split('/')[0]!, to.split('/')[0]!];
  if (own !== other) {
    const allowed = isOfTests(from) ? [...imports, ...testImports] : imports;
    return allowed.includes(other) ? undefined : 'is another workspace';
  }
  if (isOfTests(to)) return isOfTests(from) ? undefined : 'is of the tests';
  if (here !== there) return undefined;
  const [a, b] = [placeOf(from, here), placeOf(to, there)];
  if (b === undefined) return 'stands on no floor';
  if (a?.isWalled && b.isWalled && a.room !== b.room) return 'is in another room behind a wall';
  if (isOfTests(from)) return undefined;
  if (a === undefined) return 'is imported by a file on no floor';
  return b.floor < a.floor ? 'is on a higher floor' : undefined;
}

/** Imports between the rooms of one floor that lead back to the room they come from, as one line each. */
function circlesOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const leads = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(arrows.get(from) ?? [])].some((next) => leads(next, to, seen));
  };
  return [...arrows].flatMap(([from, all]) =>
    [...all].filter((to) => leads(to, from)).map((to) => `${from} → ${to}: leads back`),
  );
}

/** Every import of these files that the plan does not allow, types too, as a line `file → file: why`. */
export function findWrongImports(files: readonly string[], root?: string): string[] {
  const wrong: string[] = [];
  const arrows = new Map<string, Set<string>>();
  for (const from of files) {
    for (const { specifier } of importsOf(from, root)) {
      const to = resolveImport(from, specifier, root);
      if (to === undefined) continue;
      const why = whyNot(from, to);
      if (why !== undefined) wrong.push(`${from} → ${to}: ${why}`);
      const folder = folderOf(from);
      if (folder === undefined || folder !== folderOf(to) || isOfTests(from) || isOfTests(to)) continue;
      const [a, b] = [placeOf(from, folder)?.room, placeOf(to, folder)?.room];
      if (a === undefined || b === undefined || a === b) continue;
      const key = `${folder}/${a}`;
      arrows.set(key, (arrows.get(key) ?? new Set()).add(`${folder}/${b}`));
    }
  }
  return [...wrong, ...circlesOf(arrows)].sort();
}
