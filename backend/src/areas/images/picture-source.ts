import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from '../../platform/error-code.ts';
import { badField } from '../../platform/http/api-fault.ts';
import { SEED_FOLDER } from '../../platform/seed-folder.ts';

/** A picture before it is made fit for a screen. `version` changes with its content. */
export interface ImageSource {
  data: Buffer;
  version: string;
  isVector: boolean;
}

/** Folders that hold pictures, each under its own address. */
export const collections = ['pictures', 'documents', 'banners'] as const;
/** No dots and slashes inside, so that no name leads out of the folder. */
const FILE_NAME = /^[a-zA-Z0-9][\w-]{0,79}\.(webp|avif|jpe?g|png)$/;
/** A camera's largest photographs are smaller, in bytes. */
export const MAX_BYTES = 20_000_000;
export const TOO_LARGE = '画像のファイルが大きすぎます。';
/** A pipe of this name would otherwise be waited for. */
const READ = constants.O_RDONLY | constants.O_NONBLOCK;
/** Error codes of opening or reading a name that is not a readable file. */
const ABSENT = new Set(['ENOENT', 'EISDIR', 'ELOOP', 'EACCES', 'EPERM', 'ENXIO']);

export const versionOf = (data: Buffer | string) =>
  createHash('sha256').update(data).digest('hex').slice(0, 32);

async function readFrom(folder: string, file: string): Promise<Buffer | null> {
  try {
    await using handle = await open(join(folder, file), READ);
    const stat = await handle.stat();
    if (!stat.isFile()) return null;
    if (stat.size > MAX_BYTES) throw badField('file', 'max_length', TOO_LARGE);
    return await handle.readFile();
  } catch (error) {
    if (ABSENT.has(errorCode(error))) return null;
    throw error;
  }
}

/** Looks for pictures in folders like those of FILES_DIR, in their order, then among those that the site's own texts show. */
export function createPictureFinder(folders: readonly string[]) {
  return async (collection: (typeof collections)[number], file: string): Promise<ImageSource | null> => {
    if (!FILE_NAME.test(file)) return null;
    for (const folder of [...folders, SEED_FOLDER]) {
      const data = await readFrom(join(resolve(folder), collection), file);
      if (data) return { data, version: versionOf(data), isVector: false };
    }
    return null;
  };
}
