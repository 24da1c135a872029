import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './list-files.ts';

/** The hash of contents, `<algorithm>-<base64>`, as the registry and browsers write it. */
export const hashOf = (contents: Buffer | string, algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(contents).digest('base64')}`;

/** The hash of every file below a folder, by its path. */
export async function hashFiles(dir: string, algorithm = 'sha384'): Promise<Record<string, string>> {
  const pairs = (await listFiles(dir)).map(
    async (name) => [name, hashOf(await readFile(path.join(dir, name)), algorithm)] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}
