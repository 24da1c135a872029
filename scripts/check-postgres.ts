import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';
import { startPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import { findPostgres } from './find-postgres.ts';
import { run } from './run.ts';

/** Test data need not survive a crash. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Every check, with the backend's tests on the distribution's PostgreSQL, because the database of a DATABASE_URL may be
 * as old. The browser tests run on the newer one from the packages.
 */
const major = await findPostgres();
const log = { info: console.log, warn: console.warn, error: console.error };
const dataDir = path.join(varDir, 'test', `postgres-${major}`);
const server = await startPostgres({ dataDir, settings: FORGETFUL, major, log });
const { code } = await run(process.execPath, ['scripts/check.ts', ...process.argv.slice(2)], true, {
  TEST_DATABASE_URL: server.url,
  // The server's port may change from run to run; stamps are of this.
  TEST_POSTGRES: String(major),
});
await server.stop();
process.exit(code);
