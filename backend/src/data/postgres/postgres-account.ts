import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A user of the machine by number, in the form that `spawn` takes. */
export interface Account {
  uid: number;
  gid: number;
}

/** Any number without rights will do where the machine knows neither `postgres` nor `nobody`. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

function findAccount(name: string): Account | null {
  try {
    const read = (option: string) =>
      Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return null;
  }
}

/**
 * The user of PostgreSQL, which refuses to run as root: null for the current user; for root the owner of the data, else
 * `postgres`, else `nobody`.
 */
export function chooseAccount(dataDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(join(dataDir, 'PG_VERSION'))) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  return findAccount('postgres') ?? findAccount('nobody') ?? NOBODY;
}

/** Options for a child that runs as `account`; its folder is `/`, because it may not enter ours. */
export function runAs(account: Account | null): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: NodeJS.ProcessEnv;
} {
  const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: '/' };
  return { ...account, cwd: '/', env };
}

/** Whether that account can enter a folder: asked by trying, so that every parent and access list counts. */
export function canEnter(account: Account | null, directory: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { ...runAs(account), stdio: 'ignore' })
      .status === 0
  );
}
