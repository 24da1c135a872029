import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPackedVersions } from './packed-versions.ts';
import { isInstalled, isWholeRepository, packagesDir, remotePath, rootDir } from './roots.ts';

const IGNORED = /(^|\/)(node_modules|var)(\/|$)|\.test\.tsx?$|\.md$/;

function listFiles(entry: string, root: string): string[] {
  const isFolder = !path.extname(entry);
  if (!isFolder) return [entry];
  return readdirSync(path.join(root, entry), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)))
    .filter((file) => !IGNORED.test(file))
    .sort();
}

/** Hash (hex) over the names and bytes of all files below `entries` (folders or files, from the root). */
const hashSources = (entries: readonly string[], root = rootDir) =>
  hashFiles(
    entries.flatMap((entry) => listFiles(entry, root)),
    root,
  );

/** The same over all stylesheets of `shared`. */
export const sharedStylesHash = () =>
  readPackedVersions()?.styles ??
  hashFiles(listFiles('shared', packagesDir).filter((file) => file.endsWith('.css')));

/** The same over files alone, in their order. */
export function hashFiles(files: readonly string[], root = rootDir): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const LOCK = 'package-lock.json';

/** Packages of which a remote is built, beside its own folder. */
const packages = ['shared', 'build'];

/** Folders and files of a repository of which a remote or the shell is built, from its root. */
export function sourcesOf(part: string, root = rootDir): string[] {
  const own = isWholeRepository(part) ? ['src', 'package.json'] : [remotePath(part, '')];
  const sources = [...own, ...(isInstalled ? [] : packages), LOCK];
  return sources.filter((source) => existsSync(path.join(root, source)));
}

/** Version of a remote's release: the same sources give the same version, so nothing is built twice. */
export function remoteVersion(remote: string): string {
  const ofPackages = isInstalled ? hashSources(packages, packagesDir) : '';
  const hash = createHash('sha256')
    .update(hashSources(sourcesOf(remote)))
    .update(ofPackages)
    .digest('hex');
  return `0.1.0-${hash.slice(0, 12)}`;
}

/** The same for the shell's own bundles. */
export function shellVersion(): string {
  return hashSources(sourcesOf('shell')).slice(0, 12);
}

/** Version of packages that are packed together: that of the same sources is the same. */
export const packagesVersion = (workspaces: readonly string[]): string =>
  `0.1.0-${hashSources([...workspaces, LOCK]).slice(0, 12)}`;
