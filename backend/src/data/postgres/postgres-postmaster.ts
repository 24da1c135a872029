import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../../platform/error-code.ts';
import { runAs } from './postgres-account.ts';
import type { Binaries } from './postgres-binaries.ts';
import { SUPERUSER } from './postgres-cluster.ts';
import type { Log, Place } from './postgres-place.ts';

/** A server that answers. */
export interface Postmaster {
  pid: number;
  socketDir: string;
}

const START_TIMEOUT_MS = 60_000;
/** A server that says it is ready and cannot be reached for this long has lost its socket. */
const UNREACHABLE_MS = 5_000;
const POLL_MS = 50;
const MAX_LOG_BYTES = 20_000_000;

const SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=120',
  'shared_buffers=128MB',
  // Small machines and containers: no parallel workers, and no /dev/shm, which containers keep tiny.
  'max_parallel_workers_per_gather=0',
  'dynamic_shared_memory_type=mmap',
  'max_wal_size=1GB',
  'random_page_cost=1.1',
  'log_min_duration_statement=2000',
];

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** A number in a stale file may belong to any other program by now. */
function isPostgres(pid: number): boolean {
  const path = `/proc/${pid}/cmdline`;
  if (existsSync('/proc/self/cmdline'))
    return existsSync(path) && readFileSync(path, 'utf8').includes('postgres');
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').includes('postgres');
}

/** Whether that server still runs; a zombie has no command line and counts as gone. */
export function isRunning({ pid }: Postmaster): boolean {
  return isAlive(pid) && (process.platform !== 'linux' || isPostgres(pid));
}

/** The contents of postmaster.pid: process, socket folder, whether it takes connections. Null without a server. */
function readPostmaster(dataDir: string): (Postmaster & { isReady: boolean }) | null {
  const path = join(dataDir, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (!isPostgres(pid)) {
    rmSync(path, { force: true });
    return null;
  }
  return { pid, socketDir: lines[4] ?? '', isReady: lines[7] === 'ready' };
}

async function answers({ socketDir }: Postmaster): Promise<boolean> {
  const client = new pg.Client({
    host: socketDir,
    user: SUPERUSER,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function spawnPostmaster(place: Place, { binDir }: Binaries): () => boolean {
  if (existsSync(place.logFile) && statSync(place.logFile).size > MAX_LOG_BYTES) rmSync(place.logFile);
  const output = openSync(place.logFile, 'a', 0o600);
  if (place.account) chownSync(place.logFile, place.account.uid, place.account.gid);
  const settings = [...SETTINGS, ...place.settings].flatMap((setting) => ['-c', setting]);
  const child = spawn(join(binDir, 'postgres'), ['-D', place.dataDir, '-k', place.socketDir, ...settings], {
    ...runAs(place.account),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let hasEnded = false;
  child.once('error', () => {
    hasEnded = true;
  });
  child.once('exit', () => {
    hasEnded = true;
  });
  child.unref();
  return () => hasEnded;
}

function lastLines({ logFile }: Place): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : '';
}

/** Asks a server that has lost its socket to stop, and insists. */
async function stopUnreachable(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    for (let turn = 0; turn < 100 && isAlive(pid); turn += 1) await wait(POLL_MS);
  }
}

/**
 * Uses the server that runs over this data, or starts one. A server that another process left or is just
 * starting or stopping is waited for; the children of a killed one need a moment to go.
 */
export async function adoptOrStart(place: Place, binaries: Binaries, log: Log): Promise<Postmaster> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let hasEnded: (() => boolean) | null = null;
  let unreachableSince: number | null = null;
  while (Date.now() < deadline) {
    const running = readPostmaster(place.dataDir);
    if (running?.isReady) {
      if (await answers(running)) return { pid: running.pid, socketDir: running.socketDir };
      unreachableSince ??= Date.now();
      if (Date.now() - unreachableSince > UNREACHABLE_MS) {
        log.warn('A database server is running that cannot be reached; it is stopped and started again.');
        await stopUnreachable(running.pid);
        unreachableSince = null;
      }
    } else if (!running && (hasEnded === null || hasEnded())) {
      if (hasEnded !== null) await wait(POLL_MS * 4);
      hasEnded = spawnPostmaster(place, binaries);
    }
    await wait(POLL_MS);
  }
  throw new Error(`PostgreSQL did not start. Its last messages:\n${lastLines(place)}`);
}
