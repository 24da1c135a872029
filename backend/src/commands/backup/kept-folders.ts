import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The database's file in the folder of a backup. */
export const DATABASE_FILE = 'database.dump';
/** The list of a backup's files. It is written last: a backup without it is incomplete. */
export const LIST_FILE = 'backup.json';

/** The folders that a backup holds beside the database: the owner's files, and the releases of the remotes. */
export interface KeptFolders {
  /** Undefined: the site has no folder of its own for files. */
  files: string | undefined;
  /** Undefined: the releases are in a store that others use as well. */
  releases: string | undefined;
}

export const listSchema = z.object({
  made_at: z.string(),
  /** SHA-256 of every file by its path from the folder of the backup, with `/`. */
  sha256: z.record(z.string(), z.string()),
});

/** All files below a folder by their paths; none where it does not exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Whether nothing is at this path, or an empty folder. */
export const isEmpty = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length === 0;

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The SHA-256 of every file of a backup but its list. */
export async function hashFiles(backup: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const path of await filesBelow(backup)) {
    const name = relative(backup, path).split(sep).join('/');
    if (name !== LIST_FILE) hashes[name] = await sha256Of(path);
  }
  return hashes;
}

/** Copies a folder with the times of its files. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
}
