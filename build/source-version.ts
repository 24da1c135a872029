import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from './roots.ts';

const IGNORED = /(^|\/)(node_modules|var)(\/|$)|\.test\.tsx?$|\.md$/;

function listFiles(entry: string): string[] {
  const isFolder = !path.extname(entry);
  if (!isFolder) return [entry];
  return readdirSync(path.join(rootDir, entry), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(rootDir, path.join(file.parentPath, file.name)))
    .filter((file) => !IGNORED.test(file))
    .sort();
}

/** Hash (hex) over the names and bytes of all files below `entries` (folders or files, from the root). */
const hashSources = (entries: readonly string[]) => hashFiles(entries.flatMap(listFiles));

/** The same over all stylesheets of `shared`. */
export const sharedStylesHash = () => hashFiles(listFiles('shared').filter((file) => file.endsWith('.css')));

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

/** Folders and files of which a remote is built. */
export const sourcesOf = (remote: string): string[] => [remote, 'shared', 'build', 'package-lock.json'];

/** Version of a remote's release: the same sources give the same version, so nothing is built twice. */
export function remoteVersion(remote: string): string {
  return `0.1.0-${hashSources(sourcesOf(remote)).slice(0, 12)}`;
}

/** The same for the shell's own bundles. */
export function shellVersion(): string {
  return hashSources(['shell', 'shared', 'build', 'package-lock.json']).slice(0, 12);
}
