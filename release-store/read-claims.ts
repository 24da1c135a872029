import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remotePath, rootDir } from '@gakumado/build/roots.ts';
import type { RemoteClaims } from '@gakumado/shared/claims';
import { RefusedRelease } from './faults.ts';

/** The file in which a remote writes what it owns, from the root. */
export const claimsFile = (remote: string): string => remotePath(remote, 'src/claims.ts');

/**
 * The claims in the sources of a remote, as they are now. They are plain data: this process runs the file. Their form is
 * not checked here (claim-faults.ts). Throws a {@link RefusedRelease} where they cannot be read.
 */
export async function readClaims(remote: string): Promise<RemoteClaims> {
  const file = path.join(rootDir, claimsFile(remote));
  try {
    // By an address of its own, since a process remembers a module that it has run.
    const { claims } = await import(`${pathToFileURL(file).href}?${(await stat(file)).mtimeMs}`);
    return claims;
  } catch (error) {
    const reason = `it cannot be read. ${error instanceof Error ? error.message : String(error)}`;
    throw new RefusedRelease(remote, [{ file: claimsFile(remote), reason }]);
  }
}
