import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that one page of a remote needs in the browser, in the order in which they load. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** One immutable release of a remote; every path is relative to `<remote>/<version>/`. */
export interface Release {
  publishedAt: string;
  /** Hash of every file: `sha384-<base64>`. A file that is not listed here is never executed. */
  files: Record<string, string>;
  /** Keyed by the page's chunk name; `routes` is the exposed module itself. */
  pages: Record<string, PageFiles>;
  /** Version of `shared` that it was built with, and the styles of its own copy for a shell with another one. */
  shared: { version: string; styles: string[] };
}

export interface RemoteEntry {
  live: string;
  /** Versions in the order in which they went live; the last one is live. */
  history: string[];
  releases: Record<string, Release>;
}

/** `registry.json` of the release store: which version of each remote is live, and what it consists of. */
export interface Registry {
  remotes: Record<string, RemoteEntry>;
}

/** Releases that the registry remembers per remote; their files stay in the store all the same. */
const REMEMBERED_RELEASES = 10;

export const registryFile = (storeDir: string) => path.join(storeDir, 'registry.json');

export async function readRegistry(storeDir: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(registryFile(storeDir), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { remotes: {} };
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

/** Adds a release (when it is new) and points the remote at it. Versions that were rolled back leave the history. */
export async function goLive(
  storeDir: string,
  remote: string,
  version: string,
  release?: Release,
): Promise<void> {
  const registry = await readRegistry(storeDir);
  const entry = registry.remotes[remote] ?? { live: version, history: [], releases: {} };
  const releases = release ? { ...entry.releases, [version]: release } : entry.releases;
  if (!releases[version]) throw new Error(`${remote} ${version} was never published.`);
  const before = entry.history
    .slice(0, entry.history.indexOf(entry.live) + 1)
    .filter((one) => one !== version);
  registry.remotes[remote] = {
    live: version,
    history: [...before, version].slice(-REMEMBERED_RELEASES),
    releases: Object.fromEntries(Object.entries(releases).slice(-2 * REMEMBERED_RELEASES)),
  };
  await writeRegistry(storeDir, registry);
}

/** Points the remote at the version that was live before; answers that version. */
export async function goBack(storeDir: string, remote: string): Promise<string> {
  const registry = await readRegistry(storeDir);
  const entry = registry.remotes[remote];
  if (!entry) throw new Error(`${remote} has no release.`);
  const previous = entry.history[entry.history.indexOf(entry.live) - 1];
  if (!previous) throw new Error(`${remote} has no release before ${entry.live}.`);
  entry.live = previous;
  await writeRegistry(storeDir, registry);
  return previous;
}
