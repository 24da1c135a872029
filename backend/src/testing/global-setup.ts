import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSamples } from '@gakumado/samples/src/read-samples.ts';
import pg from 'pg';
import { createPool } from '../data/db/database.ts';
import { startPostgres } from '../data/postgres/embedded-postgres.ts';
import type { EmbeddedPostgres } from '../data/postgres/embedded-postgres.ts';
import { migrate } from '../data/db/migrate.ts';
import { seed } from '../fill/seed/seed.ts';
import { databaseUrl, PREFIX } from './test-database.ts';

/** Enough estates for every search to find some, few enough to load in seconds. */
const TEST_ESTATES = '400';

/** Test data need not survive a crash, and the disk need not be waited for. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** One run makes the template at a time; the number is ours and arbitrary. */
const TEMPLATE_LOCK = 726_103;

const backendDir = fileURLToPath(new URL('../../', import.meta.url));

/** Changes whenever a file changes that the template database is made from. */
function fingerprint(): string {
  const hash = createHash('sha256').update(TEST_ESTATES);
  for (const folder of [
    'migrations',
    'seed',
    'src/engines/commute',
    'src/engines/on-foot',
    'src/engines/street-facts',
    'src/fill/commutes',
    'src/fill/content',
    'src/fill/listing',
    'src/fill/masters',
    'src/fill/seed',
    '../shared/src/lib/cost-simulation',
    '../samples',
  ]) {
    for (const name of readdirSync(join(backendDir, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(join(backendDir, folder, name));
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Drops leftovers of earlier runs. Another run may be under way on the same server, so young databases and those with a
 * connection stay. A database without files is one whose drop was cut off.
 */
async function dropLeftovers(admin: pg.Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database
     where starts_with(datname, $1) and datname <> $2
       and coalesce(
         (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification < now() - interval '1 hour', true)
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [PREFIX, template],
  );
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname}`).catch(() => {});
}

/** Makes the template unless it is there; of several runs one makes it and the others wait. */
async function prepareTemplate(serverUrl: string): Promise<string> {
  const template = `${PREFIX}template_${fingerprint()}`;
  const admin = new pg.Client({ connectionString: databaseUrl(serverUrl, 'postgres') });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await dropLeftovers(admin, template);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 1) return template;
    const draft = `${PREFIX}draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}`);
    await fill(databaseUrl(serverUrl, draft));
    await admin.query(`alter database ${draft} rename to ${template}`);
    return template;
  } finally {
    await admin.end();
  }
}

async function fill(url: string): Promise<void> {
  const pool = createPool(url, 2);
  try {
    await migrate(pool);
    const log = { info() {}, warn: console.warn, error: console.error };
    const samples = readSamples({ SAMPLE_ESTATES: TEST_ESTATES }, true);
    await seed(pool, { log, filesDirs: samples ? [samples.filesDir] : [], fill: samples?.fill });
  } finally {
    await pool.end();
  }
}

/** For jest's globalSetup: one server and one template database per run; workers find them in the environment. */
export default async function setUp(): Promise<void> {
  let server: EmbeddedPostgres | null = null;
  let url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    const log = { info() {}, warn: console.warn, error: console.error };
    const dataDir = resolve(backendDir, '..', 'var', 'test', 'postgres');
    server = await startPostgres({ dataDir, settings: FORGETFUL, log });
    url = server.url;
  }
  process.env['GAKUMADO_TEST_SERVER'] = url;
  process.env['GAKUMADO_TEST_TEMPLATE'] = await prepareTemplate(url);
  Object.assign(globalThis, { stopTestServer: () => server?.stop() });
}
