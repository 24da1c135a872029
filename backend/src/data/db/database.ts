import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '../tables/database-tables.ts';
import { checkOut } from './check-out.ts';

/** Every table. */
export type Database = DB;

/** A query that runs longer is broken or attacked, in ms. */
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Settings of every session. Compiling (jit) costs more than these short queries take. Dates are Japanese dates.
 * Searches are sent without a name and so planned afresh each time, because a generic plan of many optional parts is
 * far slower. The queries of prepare-once.ts have a name, and their plan is kept.
 */
const SESSION_OPTIONS = '-c jit=off -c TimeZone=Asia/Tokyo';

const { INT8, NUMERIC, DATE } = pg.types.builtins;
/** The driver has no name for it. */
const INT8_ARRAY = 1016;

/** {1,2,NULL} */
const readNumbers = (list: string) =>
  list === '{}'
    ? []
    : list
        .slice(1, -1)
        .split(',')
        .map((text) => (text === 'NULL' ? null : Number(text)));

/** Counts and amounts fit a double; a date stays its text, because a Date would carry a time zone. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, String],
  [INT8_ARRAY, readNumbers],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

/**
 * For a session that writes many rows: no time limit. Additions to GIN indexes wait until the vacuum that follows,
 * which adds them all at once. Statistics are rough, and quick to make: what is asked for goes by keys.
 */
export const BULK_SESSION = `set statement_timeout = 0;
  set work_mem = '64MB'; set gin_pending_list_limit = '256MB'; set default_statistics_target = 20`;

/** A pool of connections; the caller ends it. */
export function createPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    options: SESSION_OPTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'gakumado',
  });
  // A connection that breaks fails its query, if it has one, and is replaced. Without listeners it would end the
  // process: the pool reports idle connections, the client those that are checked out.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** The query builder over a pool. */
export function createDatabase(pool: pg.Pool): Kysely<Database> {
  const dialect = new PostgresDialect({ pool: { connect: () => checkOut(pool), end: () => pool.end() } });
  return new Kysely<Database>({ dialect });
}
