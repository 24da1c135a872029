import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Files that one page of a remote needs in the browser, in the order in which they load. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
  /** Parts of `shared` that only some pages use and that this page does. A release from before has none: it may use all. */
  parts?: string[] | undefined;
}

/** A remote's own copy of a part of `shared`: the version of its sources, and its styles for a shell with another one. */
export interface OwnPart {
  version: string;
  styles: string[];
}

/** In place of a version of all of `shared`, which no shell has: the versions are those of the parts (decision 78). */
export const PARTS_VERSION = 'parts';

/** The files that a browser begins with. The names are those of files below `<remote>/files/`. */
export interface BrowserFiles {
  /** The script that defines the container. */
  entry: string;
  /** The list of the hashes of all other files, as JSON. */
  hashes: string;
  /**
   * Shorter hashes of the scripts and of the list, `sha256-<base64>`, which pages name in place of those of `files`: hashes
   * cannot be compressed. A release from before has none.
   */
  short?: Record<string, string> | undefined;
}

/** One immutable release of a remote; every path is relative to `<remote>/<version>/`. */
export interface Release {
  publishedAt: string;
  /**
   * Browsers take the files below `web/` from `<remote>/files/`, where releases share what is the same in them. Absent in a
   * release from before: its files are in its own folder, which shells from before use for every release.
   */
  browser?: BrowserFiles | undefined;
  /** When it was published last: the one fact that changes. A release from before this was written has none. */
  liveAt?: string | undefined;
  /** Hash of every file: `sha384-<base64>`. A file that is not listed here is never executed. */
  files: Record<string, string>;
  /** Keyed by the page's chunk name; `routes` is the exposed module itself. */
  pages: Record<string, PageFiles>;
  shared: {
    /**
     * Fields for shells from before parts had versions: they take another version for theirs, use all of the remote's
     * own copies and need all of its styles.
     */
    version: string;
    styles: string[];
    /** By the name of the part, in the order of the styles. A release from before has none, and uses its own copies. */
    parts?: Record<string, OwnPart> | undefined;
  };
  /** Names that it uses of each singleton part of the share scope. A release from before this was noted has none. */
  usedNames?: Record<string, string[]> | undefined;
}

export interface RemoteEntry {
  live: string;
  /** Versions in the order in which they went live; the last one is live. */
  history: string[];
  releases: Record<string, Release>;
}

/** `registry.json` of the release store: the live version of each remote, and its files. */
export interface Registry {
  remotes: Record<string, RemoteEntry>;
}

/** Releases that the registry remembers per remote; their files stay in the store all the same. */
const REMEMBERED_RELEASES = 10;

/** Folder of a remote in the store with the files for browsers. A name holds the hash of the contents, which never change. */
export const FILES_DIR = 'files';

export const registryFile = (storeDir: string) => path.join(storeDir, 'registry.json');

/** Whether an error of the file system has a code, such as EEXIST. */
export const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

export async function readRegistry(storeDir: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(registryFile(storeDir), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { remotes: {} };
    throw error;
  }
}

/** Written beside and renamed, so that a reader never sees half a registry. */
async function writeRegistry(storeDir: string, registry: Registry): Promise<void> {
  await mkdir(storeDir, { recursive: true });
  const draft = `${registryFile(storeDir)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(registry, null, 1)}\n`);
  await rename(draft, registryFile(storeDir));
}

const LOCK_WAIT_MS = 50;
/** A lock that is older was left by a process that died. */
const LOCK_AGE_MS = 60_000;

/** Runs `work` while no other process changes the store. */
async function withLock<T>(storeDir: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(storeDir, 'registry.lock');
  await mkdir(storeDir, { recursive: true });
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      const age =
        Date.now() -
        (await stat(lock).then(
          (stats) => stats.mtimeMs,
          () => Date.now(),
        ));
      if (age > LOCK_AGE_MS) await rm(lock, { recursive: true, force: true });
      else await wait(LOCK_WAIT_MS);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** Reads, changes and writes the registry; nobody else does so meanwhile. */
export function changeRegistry<T>(
  storeDir: string,
  change: (registry: Registry) => T | Promise<T>,
): Promise<T> {
  return withLock(storeDir, async () => {
    const registry = await readRegistry(storeDir);
    const result = await change(registry);
    await writeRegistry(storeDir, registry);
    return result;
  });
}

/** Adds a release (when it is new) and points the remote at it. Versions that were rolled back leave the history. */
export function setLive(registry: Registry, remote: string, version: string, release?: Release): void {
  const entry = registry.remotes[remote] ?? { live: version, history: [], releases: {} };
  const { [version]: known, ...others } = entry.releases;
  const current = release ?? known;
  if (!current) throw new Error(`${remote} ${version} was never published.`);
  const before = entry.history
    .slice(0, entry.history.indexOf(entry.live) + 1)
    .filter((one) => one !== version);
  const history = [...before, version].slice(-REMEMBERED_RELEASES);
  const wanted = new Set([...Object.keys(others).slice(-REMEMBERED_RELEASES), ...history]);
  const kept = Object.entries(others).filter(([one]) => wanted.has(one));
  registry.remotes[remote] = {
    live: version,
    history,
    releases: { ...Object.fromEntries(kept), [version]: { ...current, liveAt: new Date().toISOString() } },
  };
}

/** The version that was live before the current one; undefined where there is none. */
export function versionBefore({ live, history, releases }: RemoteEntry): string | undefined {
  const previous = history[history.indexOf(live) - 1];
  return previous !== undefined && releases[previous] ? previous : undefined;
}

/** Points the remote at the version that was live before; answers that version. */
export function setPrevious(registry: Registry, remote: string): string {
  const entry = registry.remotes[remote];
  if (!entry) throw new Error(`${remote} has no release.`);
  const previous = versionBefore(entry);
  if (previous === undefined) throw new Error(`${remote} has no release before ${entry.live}.`);
  entry.live = previous;
  return previous;
}
