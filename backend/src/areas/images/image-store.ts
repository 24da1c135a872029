import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../platform/error-code.ts';

/** Finished pictures on disk. A lost or broken cache only costs time. */
export interface ImageStore {
  find(key: string): Promise<Buffer | null>;
  save(key: string, data: Buffer): Promise<void>;
}

/** When the store is full, the pictures that were longest not asked for go until it is this full. */
const KEPT_SHARE = 0.8;

/** Every file of the store with its size and when it was last asked for. */
async function listFiles(directory: string) {
  const names = await readdir(directory, { recursive: true }).catch(() => []);
  const files = [];
  for (const name of names) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, bytes: found.size, usedAt: found.mtimeMs });
  }
  return files;
}

async function evict(directory: string, maxBytes: number): Promise<number> {
  const files = await listFiles(directory);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return total;
  for (const { path, bytes } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes * KEPT_SHARE) break;
    await rm(path, { force: true });
    total -= bytes;
  }
  return total;
}

/** A store under `directory` of about `maxBytes`; keys are hexadecimal and fan out over 256 folders. */
export function createImageStore(directory: string, maxBytes: number): ImageStore {
  const pathOf = (key: string) => join(directory, key.slice(0, 2), key);
  // Unknown until counted; another process that writes to the same folder is seen at the next count.
  let total = Infinity;
  let counting: Promise<void> | undefined;

  async function makeRoom(bytes: number): Promise<void> {
    total += bytes;
    if (total <= maxBytes) return;
    counting ??= evict(directory, maxBytes)
      .then((left) => {
        total = left;
      })
      .finally(() => {
        counting = undefined;
      });
    await counting;
  }

  return {
    async find(key) {
      try {
        const data = await readFile(pathOf(key));
        // A machine that lost its power may keep the name of a file without its content.
        if (data.length === 0) return null;
        const now = new Date();
        // Marks it as asked for; whether that works does not matter to the visitor.
        utimes(pathOf(key), now, now).catch(() => {});
        return data;
      } catch {
        return null;
      }
    },
    async save(key, data) {
      const path = pathOf(key);
      const half = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(half, data);
        // A reader sees the whole picture or none.
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        // It made room for another one before it was whole, or the folder is gone: it is drawn again when it is asked for.
        if (errorCode(error) === 'ENOENT') return;
        throw error;
      }
      await makeRoom(data.length);
    },
  };
}
