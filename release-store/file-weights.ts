import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './list-files.ts';
import { OLD_ENTRY } from './registry.ts';

/** Bytes of a file as browsers get it: compressed with brotli, where it was. */
export const sentBytes = (file: string): Promise<number> =>
  stat(`${file}.br`)
    .catch(() => stat(file))
    .then(({ size }) => size);

/** Adds numbers. */
export const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** Whether a file is a script or a style. */
export const isLoaded = (file: string): boolean => /\.(js|css)$/.test(file);

/** Bytes of all scripts and styles below a folder, each counted once. */
export async function weighAll(webDir: string): Promise<number> {
  const files = (await listFiles(webDir)).filter((file) => isLoaded(file) && file !== OLD_ENTRY);
  return sum(await Promise.all(files.map((file) => sentBytes(path.join(webDir, file)))));
}

/** Bytes as people read them. */
export const toKb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
