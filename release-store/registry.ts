import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuildSource } from '@gakumado/build/read-source.ts';
import type { RemoteClaims } from '@gakumado/shared/claims';

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
  /** When it was made live last. A release from before this was written has none, and so has one that never was live. */
  liveAt?: string | undefined;
  /** When it was offered as a preview last. */
  previewedAt?: string | undefined;
  /** SHA-256 (hex) of the key in the link of a preview: the registry is public, the key is not. */
  previewKeyHash?: string | undefined;
  /** The commit of the sources; absent where they were in no repository. */
  source?: BuildSource | undefined;
  /** Bytes of all scripts and styles for browsers, compressed with brotli. */
  bytes?: number | undefined;
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
  /** Its claims. A release from before has none: it owns what its routes begin with (live-claims.ts). */
  claims?: RemoteClaims | undefined;
  /** Paths of its routes, beside its claims. */
  paths?: string[] | undefined;
  /** Names that it uses of each singleton part of the share scope. A release from before this was noted has none. */
  usedNames?: Record<string, string[]> | undefined;
}

export interface RemoteEntry {
  live: string;
  /** Versions in the order in which they went live. Those after the live one were rolled back. */
  history: string[];
  /** All that the registry remembers (memory.ts), previews among them. */
  releases: Record<string, Release>;
}

/** `registry.json` of the release store: the live version of each remote, and its files. */
export interface Registry {
  remotes: Record<string, RemoteEntry>;
}

/** Folder of a remote in the store with the files for browsers. A name holds the hash of the contents, which never change. */
export const FILES_DIR = 'files';

/** A release's second name of its entry, for shells that know no shared files. */
export const OLD_ENTRY = 'remoteEntry.js';

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
export async function withLock<T>(storeDir: string, work: () => Promise<T>): Promise<T> {
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
