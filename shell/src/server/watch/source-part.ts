import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version of a part of the working tree that pages, lines and the panel of testers name. */
export const SOURCE_VERSION = 'dev';

/**
 * The part of the working tree whose build for the server has a file, by the file's address.
 * @param buildDir has a folder for each part; absent outside of development
 */
export function partIn(
  url: string,
  buildDir: string | undefined,
): { remote: string; version: string } | undefined {
  if (buildDir === undefined || !url.startsWith('file://')) return undefined;
  const [part = '', side] = path.relative(buildDir, fileURLToPath(url)).split(path.sep);
  return side === 'node' && part !== '..' ? { remote: part, version: SOURCE_VERSION } : undefined;
}
