import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder in which `build`, `shared` and `release-store` lie beside each other: the root of their own repository, or
 * `node_modules/@gakumado` of one that has them as packages.
 */
export const packagesDir = path.resolve(import.meta.dirname, '..');

/** Whether this code is an installed package, as it is for a remote in a repository of its own. */
export const isInstalled = path.basename(path.dirname(packagesDir)) === 'node_modules';

/** Root of the repository whose remotes are built. */
export const rootDir = isInstalled ? path.resolve(packagesDir, '../..') : packagesDir;

/** Ending of the modules of these packages: `.ts` as sources, `.js` when they are installed. */
export const moduleEnding = path.extname(import.meta.filename);

/** Everything that is made at run or build time is below this folder. Nothing in it is committed. */
export const varDir = path.resolve(process.env['VAR_DIR'] ?? path.join(rootDir, 'var'));

/** Name of the package at the root of a repository, without its scope. */
function readOwnName(): string {
  const { name = '' } = JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
  return String(name).replace(/^@[^/]+\//, '');
}

/**
 * Folders of all remotes by their names, from the root. Every `mf-*` folder is one, so a new remote is a new folder and
 * nothing else. A repository without such a folder is itself the remote that its package.json names.
 */
function findRemotes(): Record<string, string> {
  const folders = readdirSync(rootDir)
    .filter((name) => name.startsWith('mf-'))
    .sort();
  if (folders.length > 0 || !isInstalled) return Object.fromEntries(folders.map((name) => [name, name]));
  const name = readOwnName();
  return name.startsWith('mf-') ? { [name]: '.' } : {};
}

const remoteFolders = findRemotes();

/** Names of all remotes. */
export const remoteNames = Object.keys(remoteFolders);

/** Whether a remote is the whole repository. */
export const isWholeRepository = (remote: string): boolean => remoteFolders[remote] === '.';

/** A file or folder of a remote, from the root. */
export const remotePath = (remote: string, file: string): string =>
  path.posix.join(remoteFolders[remote] ?? remote, file);

/** Name of a remote inside the federation runtime, where it has to be an identifier. */
export const federationName = (remote: string) => remote.replaceAll('-', '_');
