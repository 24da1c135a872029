import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { createPool } from './database.ts';
import { startPostgres } from '../postgres/embedded-postgres.ts';
import type { Log } from '../postgres/postgres-place.ts';

/**
 * The database of the configuration: the one of DATABASE_URL, else the embedded one, which is started unless
 * another process runs it already and stops with its last user.
 */
export async function openDatabase(
  config: Config,
  log: Log,
): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  const embedded =
    config.databaseUrl === undefined
      ? await startPostgres({ dataDir: join(resolve(config.varDir), 'postgres'), log })
      : null;
  const pool = createPool(config.databaseUrl ?? embedded?.url ?? '', config.databasePoolSize);
  return {
    pool,
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}
