import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { rootDir } from './roots.ts';

/** One import of a file of this project, as it is written. */
export interface Import {
  specifier: string;
  /** Whether it names types alone, which leave no trace at run time. */
  isType: boolean;
}

const SCRIPT = /\.[cm]?[jt]sx?$/;
const TEXT_STYLE = /\.css$/;

/** `new URL('./worker.ts', import.meta.url)`: workers, and files that go along with a bundle. */
const FILE_ADDRESS = /new URL\(\s*'([^']+)',\s*import\.meta\.url/g;
/** `import('./a.ts').A` in a type, and a module that a test replaces or loads. */
const OTHER_IMPORT = /\b(?:import|jest\.(?:mock|requireActual|unstable_mockModule)|require)\(\s*'([^']+)'/g;
const STYLE_IMPORT = /(?:@import\s+(?:url\()?|\bfrom\s+|url\()\s*['"]?([^'")\s]+)['"]?/g;

const allOf = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, to = '']) => to);

/** The imports of a TypeScript or JavaScript source, static and dynamic ones, workers and files of a bundle. */
function readScript(file: string, source: string): Import[] {
  const { staticImports, staticExports } = parseSync(file, source).module;
  const found = new Map<string, boolean>();
  const add = (specifier: string, isType: boolean) =>
    found.set(specifier, isType && (found.get(specifier) ?? true));
  for (const { moduleRequest, entries } of staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  }
  // A webpack comment may stand before the name.
  const plain = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const to of [...allOf(plain, OTHER_IMPORT), ...allOf(plain, FILE_ADDRESS)]) add(to, false);
  return [...found].map(([specifier, isType]) => ({ specifier, isType }));
}

/** The imports of one file: nothing of files that are neither scripts nor styles. */
export function importsOf(file: string, root = rootDir): Import[] {
  if (!SCRIPT.test(file) && !TEXT_STYLE.test(file)) return [];
  const source = readFileSync(path.join(root, file), 'utf8');
  if (SCRIPT.test(file)) return readScript(file, source);
  return allOf(source, STYLE_IMPORT).map((specifier) => ({ specifier, isType: false }));
}

/** A target in a table of a package.json; that of a packed workspace has types beside it. */
type Target = string | { default: string };

type Table = Record<string, Target>;

interface Manifest {
  exports?: Table;
  imports?: Table;
}

const fileOf = (target: Target) => (typeof target === 'string' ? target : target.default);

const manifests = new Map<string, Manifest>();

function manifestOf(workspace: string, root: string): Manifest {
  const file = path.join(root, workspace, 'package.json');
  const known = manifests.get(file);
  if (known) return known;
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  manifests.set(file, manifest);
  return manifest;
}

/** The target of `name` in a table of a package.json: the entry itself, or the pattern with one `*` that fits. */
function lookUp(table: Table, name: string): string | undefined {
  if (table[name]) return fileOf(table[name]);
  for (const [pattern, target] of Object.entries(table)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
    return fileOf(target).replace('*', name.slice(before.length, name.length - after.length));
  }
  return undefined;
}

/**
 * The file of the project that an import of `from` leads to, relative to the root; undefined for a package. Workspaces
 * are found by the `exports` of their package.json, names with `#` by the `imports` of the importing one.
 */
export function resolveImport(from: string, specifier: string, root = rootDir): string | undefined {
  const [workspace = ''] = from.split('/');
  let target: string | undefined;
  if (specifier.startsWith('.')) target = path.join(path.dirname(from), specifier);
  else if (specifier.startsWith('#')) {
    const found = lookUp(manifestOf(workspace, root).imports ?? {}, specifier);
    target = found && path.join(workspace, found);
  } else if (specifier.startsWith('@gakumado/')) {
    const [, other = '', ...rest] = specifier.split('/');
    const name = rest.length > 0 ? `./${rest.join('/')}` : '.';
    target = path.join(other, lookUp(manifestOf(other, root).exports ?? {}, name) ?? name);
  } else if (TEXT_STYLE.test(from)) target = path.join(path.dirname(from), specifier);
  if (target === undefined) return undefined;
  const file = path.join(root, target);
  return existsSync(file) && statSync(file).isFile() ? path.normalize(target) : undefined;
}

interface Edge {
  to: string;
  isType: boolean;
}

/** Imports of files of the project that are known by now; the graph of a process is that of its start. */
const graph = new Map<string, readonly Edge[]>();

function edgesOf(file: string, root: string): readonly Edge[] {
  const key = path.join(root, file);
  let edges = graph.get(key);
  if (!edges) {
    edges = importsOf(file, root).flatMap(({ specifier, isType }) => {
      const to = resolveImport(file, specifier, root);
      return to === undefined ? [] : [{ to, isType }];
    });
    graph.set(key, edges);
  }
  return edges;
}

interface Reach {
  /** Whether imports of types count. */
  withTypes?: boolean;
  /** Leaves out what a file imports: `true` stops there. The file itself is reached. */
  stopAt?: (file: string) => boolean;
  root?: string;
}

/** All files that `entries` reach by imports, themselves included, sorted; paths are relative to the root. */
export function reachedFrom(entries: readonly string[], options: Reach = {}): string[] {
  const { withTypes = false, stopAt = () => false, root = rootDir } = options;
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (stopAt(file)) continue;
    for (const { to, isType } of edgesOf(file, root)) if (!isType || withTypes) waiting.push(to);
  }
  return [...reached].sort();
}
