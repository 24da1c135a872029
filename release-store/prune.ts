import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from './is-running.ts';
import { listFiles } from './list-files.ts';
import { FILES_DIR, hasCode, readRegistry, withLock } from './registry.ts';
import type { Release } from './registry.ts';

const DAY_MS = 86_400_000;

/** Tabs that were opened with a forgotten release may ask for its files for so long. */
export const FILES_KEPT_MS = 30 * DAY_MS;

/** A draft of a process that is gone may be looked into, and an upload that was cut be sent again, for so long. */
export const DRAFTS_KEPT_MS = DAY_MS;

/** The folder in which this process builds a release, beside the one that it gets, or one that is filled under another id. */
export const draftOf = (target: string, id = String(process.pid)): string => `${target}.draft-${id}`;
const DRAFT = /\.draft-(?:(\d+)|upload-\w+)$/;

const isOlder = async (place: string, ageMs: number) => Date.now() - (await stat(place)).mtimeMs > ageMs;

/** Whether a folder of a remote holds nothing that is listed or being built. */
async function isStale(place: string, releases: Readonly<Record<string, Release>>): Promise<boolean> {
  const name = path.basename(place);
  if (name === FILES_DIR || Object.hasOwn(releases, name)) return false;
  const draft = DRAFT.exec(name);
  if (!draft) return true;
  const [, pid] = draft;
  return (pid === undefined || !isRunning(Number(pid))) && isOlder(place, DRAFTS_KEPT_MS);
}

async function removeStaleFolders(dir: string, releases: Readonly<Record<string, Release>>): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  for (const entry of entries) {
    const place = path.join(dir, entry.name);
    if (entry.isDirectory() && (await isStale(place, releases))) await rm(place, { recursive: true });
  }
}

/** Answers whether a name below `<remote>/files/` is one that releases list. */
export function createSharedFileTest(releases: Readonly<Record<string, Release>>): (file: string) => boolean {
  const listed = new Set(
    Object.values(releases).flatMap(({ files }) =>
      Object.keys(files).flatMap((file) => (file.startsWith('web/') ? [file.slice('web/'.length)] : [])),
    ),
  );
  // A compressed copy belongs to its file.
  return (file) => listed.has(file) || listed.has(file.replace(/\.(br|gz)$/, ''));
}

async function removeStaleFiles(dir: string, releases: Readonly<Record<string, Release>>): Promise<void> {
  const isListed = createSharedFileTest(releases);
  const files = await listFiles(dir).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  for (const file of files) {
    const place = path.join(dir, file);
    if (!isListed(file) && (await isOlder(place, FILES_KEPT_MS))) await rm(place);
  }
}

/** Removes drafts in a folder of drafts alone. */
export const removeStaleDrafts = (dir: string): Promise<void> =>
  removeStaleFolders(dir, {}).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });

/**
 * Removes what a remote has in the store of releases that the registry has forgotten: their folders at once, their files for
 * browsers and drafts of processes that are gone after some time. A remote without an entry keeps everything.
 */
export function prune(storeDir: string, remote: string): Promise<void> {
  return withLock(storeDir, async () => {
    const { releases } = (await readRegistry(storeDir)).remotes[remote] ?? {};
    if (!releases) return;
    const dir = path.join(storeDir, remote);
    await removeStaleFolders(dir, releases);
    await removeStaleFiles(path.join(dir, FILES_DIR), releases);
  });
}
