import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir, varDir } from '@gakumado/build/roots.ts';
import { createDatabase, createPool } from '../backend/src/data/db/database.ts';
import { migrate } from '../backend/src/data/db/migrate.ts';
import { startPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import { writeTables } from '../backend/src/testing/write-tables.ts';

/** Writes the types of the tables from a database that has all migrations and nothing else. */
const FILE = 'backend/src/data/tables/database-tables.ts';

const log = { info: console.log, warn: console.warn, error: console.error };
const server = await startPostgres({ dataDir: path.join(varDir, 'tables', 'postgres'), log });
const pool = createPool(server.url, 2);
try {
  await migrate(pool);
  writeFileSync(path.join(rootDir, FILE), await writeTables(createDatabase(pool)));
  console.log(`Written: ${FILE}`);
} finally {
  await pool.end();
  await server.stop();
}
