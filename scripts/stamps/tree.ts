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

/** Reads the tree as it is now. Files are read when they are asked for, each once. */
export function readTree(): Tree {
  const hashes = new Map<string, string>();
  const hashOf = (file: string) => {
    const hash =
      hashes.get(file) ??
      createHash('sha256')
        .update(readFileSync(path.join(rootDir, file)))
        .digest('hex');
    hashes.set(file, hash);
    return hash;
  };
  return { files: listFolder('').sort(), hashOf };
}
