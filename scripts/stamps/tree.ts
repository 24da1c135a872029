import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';

const IGNORED = new Set(['node_modules', 'var', '.git', 'test-results', '.DS_Store']);

/** The files of the project at one moment. */
export interface Tree {
  /** Paths from the root, sorted. */
  files: readonly string[];
  hashOf: (file: string) => string;
}

function listFolder(folder: string): string[] {
  return readdirSync(path.join(rootDir, folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name) || entry.name.endsWith('.log')) return [];
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(name);
    return entry.isFile() ? [name] : [];
  });
}

const hashFile = (file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(rootDir, file)))
    .digest('hex');

/** Reads the whole tree as it is now, so that a file that is changed during a run differs from its later reading. */
export function readTree(): Tree {
  const hashes = new Map(
    listFolder('')
      .sort()
      .map((file) => [file, hashFile(file)]),
  );
  return { files: [...hashes.keys()], hashOf: (file) => hashes.get(file) ?? '' };
}
