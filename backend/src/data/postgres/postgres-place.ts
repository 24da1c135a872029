import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canEnter, chooseAccount } from './postgres-account.ts';
import type { Account } from './postgres-account.ts';

/** The part of a logger that the launcher uses. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** The folders of one server. */
export interface Place {
  dataDir: string;
  /** Holds the socket; 0700. */
  socketDir: string;
  /** Holds one empty file per process that uses the server. */
  usersDir: string;
  /** For copies of binaries that the account could not reach otherwise. */
  homeDir: string;
  logFile: string;
  account: Account | null;
  /** Settings of the server beside ours, such as `fsync=off`. */
  settings: readonly string[];
}

const hashOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12);

function own(path: string, account: Account | null): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Trusted when it is a real folder of the server's account or of this process. */
function isTrusted(directory: string, account: Account | null): boolean {
  const found = lstatSync(directory);
  return found.isDirectory() && (found.uid === process.getuid?.() || found.uid === account?.uid);
}

function ownPrivately(directory: string, account: Account | null): string {
  own(directory, account);
  chmodSync(directory, 0o700);
  return directory;
}

/**
 * A socket path may have some 100 characters, and a project's folder more: so the socket is under /tmp, in
 * a folder named after the data. When somebody else made a folder of that name, another one is made.
 */
function makeSocketDir(dataDir: string, account: Account | null): string {
  const parent = existsSync('/tmp') ? '/tmp' : tmpdir();
  const wanted = join(parent, `gakumado-pg-${account?.uid ?? process.getuid?.() ?? 0}-${hashOf(dataDir)}`);
  try {
    mkdirSync(wanted, { mode: 0o700 });
  } catch {
    if (!existsSync(wanted) || !isTrusted(wanted, account))
      return ownPrivately(mkdtempSync(`${wanted}-`), account);
  }
  return ownPrivately(wanted, account);
}

function makeHomeDir(dataDir: string): string {
  const parent = existsSync('/var/lib') ? '/var/lib' : tmpdir();
  return join(parent, `gakumado-${hashOf(dataDir)}`);
}

/** Data that the account cannot reach is kept outside the project, always in the same place. */
function reachable(wanted: string, account: Account | null, homeDir: string, log: Log): string {
  mkdirSync(dirname(wanted), { recursive: true });
  if (!account || canEnter(account, dirname(wanted))) return wanted;
  mkdirSync(homeDir, { recursive: true, mode: 0o755 });
  const dataDir = join(homeDir, 'postgres');
  log.warn(
    `PostgreSQL does not run as root, and its user cannot enter ${dirname(wanted)}: the data is in ${dataDir}`,
  );
  return dataDir;
}

function refuseForeignData(dataDir: string): void {
  const uid = process.getuid?.();
  if (uid === undefined || uid === 0 || !existsSync(dataDir)) return;
  const owner = statSync(dataDir).uid;
  if (owner === uid) return;
  throw new Error(
    `The database in ${dataDir} belongs to user ${owner}, and this process runs as user ${uid}. ` +
      'Start it as before, or set VAR_DIR to another folder.',
  );
}

/** Finds or makes the folders of the server whose data is wanted in `wanted` (an absolute path). */
export function preparePlace(wanted: string, settings: readonly string[], log: Log): Place {
  refuseForeignData(wanted);
  const isRoot = process.getuid?.() === 0;
  const homeDir = isRoot ? makeHomeDir(wanted) : `${wanted}-home`;
  const dataDir = reachable(wanted, chooseAccount(wanted), homeDir, log);
  const account = chooseAccount(dataDir);
  const usersDir = `${dataDir}.users`;
  mkdirSync(usersDir, { recursive: true });
  const socketDir = makeSocketDir(dataDir, account);
  return {
    dataDir,
    socketDir,
    usersDir: ownPrivately(usersDir, account),
    homeDir,
    logFile: `${dataDir}.log`,
    account,
    settings,
  };
}
