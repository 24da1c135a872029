import { createHash } from 'node:crypto';
import { importsOf, reachedFrom, resolveImport } from './import-graph.ts';
import { installedWith } from './locked-packages.ts';
import { readPackedVersions } from './packed-versions.ts';
import { packagesDir } from './roots.ts';
import { hashFiles } from './source-version.ts';

const SHARED = '@gakumado/shared/';

/** Parts of `shared` that hold state or a React context: one copy per page, whatever version is asked for. */
export const statefulParts = ['connection', 'cookies', 'routing', 'store'];

/** Parts of the visible page that the shell loads for the pages that use them, with their styles. */
export const partsOnDemand = ['ui/estate', 'ui/carousel'];

/** Parts of the visible page, the only ones with styles in the first HTML, in the order of these styles. */
export const visibleParts = ['ui/core', ...partsOnDemand];

/** Parts without state: shared when the version is exactly the same, else a remote brings its own copy. */
export const statelessParts = ['brand', 'map-engine', 'paths', 'site-pages', ...visibleParts];

export const allParts = [...statefulParts, ...statelessParts];

/** Libraries of which a page has one copy, and the share scope sees to it: no part contains them. */
export const singletonLibraries = ['react', 'react-dom', 'react-router-dom', 'react-redux'];

/** Name of a part in the share scope, by which it is imported. */
export const importName = (part: string) => SHARED + part;

/** Name of the chunk with a remote's own copy of a part, loaded only where versions differ. */
export const partChunk = (part: string) => `shared-${part.replaceAll('/', '-')}`;

/** The module of a part, relative to `packagesDir`. */
export const entryOf = (part: string, root = packagesDir) =>
  resolveImport('build/shared-parts.ts', importName(part), root);

/** The files of a part, relative to `packagesDir`: all that its entry reaches, up to the entries of other parts. */
export function filesOfPart(part: string, root = packagesDir): string[] {
  const entry = entryOf(part, root);
  if (entry === undefined) throw new Error(`shared has no part ${part}`);
  const others = new Set(allParts.filter((name) => name !== part).map((name) => entryOf(name, root)));
  const reached = reachedFrom([entry], { stopAt: (file) => others.has(file), root });
  return reached.filter((file) => !others.has(file));
}

/** Packages that files of `shared` import, by the names of their folders in node_modules. */
function packagesOf(files: readonly string[], root: string): string[] {
  const imports = files.flatMap((file) =>
    importsOf(file, root).filter(
      ({ specifier, isType }) => !isType && resolveImport(file, specifier, root) === undefined,
    ),
  );
  const names = imports.map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
  return [...new Set(names)].filter((name) => !singletonLibraries.includes(name)).sort();
}

/**
 * Version of a part as a plain semver made of a hash: two builds share a part without state only when it is exactly the
 * same. It counts the files of the part (scripts, styles and data; imports of types reach nothing) and the versions of
 * the packages that end up in it.
 *
 * The hash stops at other parts, as the code does: a part gets them from the share scope, by the versions that it was
 * built with. The shell's `ui/core` uses the shell's `paths` wherever it runs, while a page of a remote with newer `paths`
 * uses these. That is safe as long as parts hand each other nothing but texts, elements and functions that keep their
 * meaning, as singletons have to in any case.
 *
 * An installed package brings the versions of its sources along, so that a remote elsewhere agrees with the shell.
 *
 * The configuration of the build does not count. Two compilations of the same sources do the same, and a copy's scripts
 * and styles always come from one build.
 */
export function partVersion(part: string, root = packagesDir): string {
  const packed = root === packagesDir ? readPackedVersions()?.parts[part] : undefined;
  if (packed !== undefined) return packed;
  const files = filesOfPart(part, root);
  const packages = installedWith('shared', packagesOf(files, root), singletonLibraries, root);
  const hash = createHash('sha256').update(hashFiles(files, root)).update(packages.join('\0'));
  const digits = hash.digest('hex');
  return `1.${Number.parseInt(digits.slice(0, 6), 16)}.${Number.parseInt(digits.slice(6, 12), 16)}`;
}

/** Versions of the parts without state. */
export const statelessVersions = (): Record<string, string> =>
  Object.fromEntries(statelessParts.map((part) => [part, partVersion(part)]));
