import { resolve } from 'node:path';
import pg from 'pg';
import { errorCode } from '../../platform/error-code.ts';
import { findBinaries } from './postgres-binaries.ts';
import type { Binaries } from './postgres-binaries.ts';
import { createCluster, SUPERUSER } from './postgres-cluster.ts';
import { startGuard } from './postgres-guard.ts';
import { preparePlace } from './postgres-place.ts';
import type { Log, Place } from './postgres-place.ts';
import { adoptOrStart, isRunning } from './postgres-postmaster.ts';
import type { Postmaster } from './postgres-postmaster.ts';

/** A PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** Connection string of the database `gakumado`; through a unix socket, no port is open. */
  url: string;
  /** Ends the use of the server; it stops when no other process uses it. End pools before. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Settings of the server beside our usual ones; without effect on a server that already runs. */
  settings?: readonly string[];
  /** Major version for new data; by default the one from the packages. */
  major?: number;
  log: Log;
}

const DATABASE = 'gakumado';
const WATCH_MS = 500;

function urlOf(socketDir: string, database: string): string {
  return `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}

async function createDatabase(socketDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(socketDir, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04 and 23505: another process made it in the same moment.
    const code = errorCode(error);
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

/** A server that another process was just giving up may stop under the first connection: then once more. */
async function startWithDatabase(
  place: Place,
  binaries: Binaries,
  log: Log,
  attempts = 3,
): Promise<Postmaster> {
  const started = await adoptOrStart(place, binaries, log);
  try {
    await createDatabase(started.socketDir);
    return started;
  } catch (error) {
    if (attempts <= 1) throw error;
    return startWithDatabase(place, binaries, log, attempts - 1);
  }
}

/**
 * Starts real PostgreSQL over `dataDir`, or joins the server that already runs there. It runs as an
 * unprivileged user even under root, listens on a unix socket only, is started again when it dies, and is
 * stopped when the last process that uses it ends, however that process ends.
 */
export async function startPostgres({
  dataDir,
  settings = [],
  major,
  log,
}: Options): Promise<EmbeddedPostgres> {
  const place = preparePlace(resolve(dataDir), settings, log);
  const binaries = findBinaries(place, major);
  await createCluster(place, binaries);
  const guard = await startGuard(place, log);
  let current = await startWithDatabase(place, binaries, log);
  log.info(`PostgreSQL ${binaries.major} over ${place.dataDir}`);

  let isStarting = false;
  async function startAgain(): Promise<void> {
    isStarting = true;
    log.error('PostgreSQL ended unexpectedly and is started again.');
    try {
      current = await adoptOrStart(place, binaries, log);
    } catch (error) {
      log.error(String(error));
    } finally {
      isStarting = false;
    }
  }
  const watch = setInterval(() => {
    if (!isStarting && !isRunning(current)) void startAgain();
  }, WATCH_MS);
  watch.unref();

  return {
    url: urlOf(current.socketDir, DATABASE),
    async stop() {
      clearInterval(watch);
      await guard.release();
    },
  };
}
