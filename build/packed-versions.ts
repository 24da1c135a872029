import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesDir } from './roots.ts';

/** Versions of `shared` that its package brings along, because it holds none of the sources that they are made of. */
export interface PackedVersions {
  /** By part, those with state among them. */
  parts: Record<string, string>;
  /** The hash of all stylesheets. */
  styles: string;
}

/** The file of the package with its {@link PackedVersions}. */
export const PACKED_VERSIONS = 'versions.json';

/** The versions that `shared` was packed with; undefined where its sources are at hand. */
export function readPackedVersions(): PackedVersions | undefined {
  const file = path.join(packagesDir, 'shared', PACKED_VERSIONS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
