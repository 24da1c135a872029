import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Finished pictures on disk. A lost or broken cache only costs time. */
export interface ImageStore {
  find(key: string): Promise<Buffer | null>;
  save(key: string, data: Buffer): Promise<void>;
}

/** A store under `directory`; keys are hexadecimal and fan out over 256 folders. */
export function createImageStore(directory: string): ImageStore {
  const pathOf = (key: string) => join(directory, key.slice(0, 2), key);
  return {
    async find(key) {
      try {
        return await readFile(pathOf(key));
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
        throw error;
      }
    },
  };
}
