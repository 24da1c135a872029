import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { errorCode } from '../error-code.ts';

/** A picture before it is made fit for a screen. `version` changes with its content. */
export interface ImageSource {
  data: Buffer;
  version: string;
  isVector: boolean;
}

/** Folders of seed/ that hold pictures, each under its own address. */
export const collections = ['pictures', 'documents', 'banners'] as const;
/** No dots and slashes inside, so that no name leads out of the folder. */
const FILE_NAME = /^[a-z0-9][a-z0-9_-]{0,79}\.webp$/;

export const versionOf = (data: Buffer | string) =>
  createHash('sha256').update(data).digest('hex').slice(0, 32);

/** A picture of a collection, or null when there is none of this name. */
export async function readPicture(
  file: string,
  collection: (typeof collections)[number],
): Promise<ImageSource | null> {
  if (!FILE_NAME.test(file)) return null;
  try {
    const data = await readFile(new URL(`../../seed/${collection}/webp/${file}`, import.meta.url));
    return { data, version: versionOf(data), isVector: false };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
