import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runAs } from './postgres-account.ts';
import type { Binaries } from './postgres-binaries.ts';
import type { Place } from './postgres-place.ts';

const run = promisify(execFile);

/** Name of the database's own superuser. */
export const SUPERUSER = 'postgres';

// The character classification must know Japanese; with plain C, text functions treat it as bytes.
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/**
 * Makes the data folder if it is missing. It is built beside its final name and moved there when it is complete, so
 * that an interrupted start leaves nothing half-made. Connections are trusted because only the owner can enter the
 * socket's folder.
 */
export async function createCluster({ dataDir, account }: Place, { binDir }: Binaries): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const half = `${dataDir}.${process.pid}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  chmodSync(half, 0o700);
  if (account) chownSync(half, account.uid, account.gid);
  const options = [
    '-D',
    half,
    '-U',
    SUPERUSER,
    '-E',
    'UTF8',
    `--locale=${LOCALE}`,
    '--auth=trust',
    '--no-instructions',
  ];
  try {
    await run(join(binDir, 'initdb'), options, runAs(account));
    renameSync(half, dataDir);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another process may have been first.
    if (!existsSync(join(dataDir, 'PG_VERSION'))) throw error;
  }
}
