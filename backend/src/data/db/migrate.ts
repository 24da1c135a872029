import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** A migration waits so long for a lock on a table: calls on the table wait behind it. */
const LOCK_TIMEOUT = '5s';
/**
 * The end of the name of a migration that takes something away (docs/operate.md): with the number of the migration since which
 * nothing uses it.
 */
const CONTRACT = /_contract_(\d{4})\.sql$/;

/** One process migrates at a time; the number is ours and arbitrary. */
const MIGRATION_LOCK = 726_101;
const DIRECTORY = new URL('../../../migrations/', import.meta.url);
const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(directory: URL): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(new URL(name, directory), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function findPending(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  return migrations.filter(({ name, checksum }) => {
    const before = applied.get(name);
    if (before === undefined || before === checksum) return before === undefined;
    throw new Error(
      `migrations/${name} was changed after it had been applied to this database. ` +
        'Put the change into a new file; on a development machine the database folder can be removed instead.',
    );
  });
}

async function readApplied(client: pg.ClientBase): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>('select * from schema_migration');
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migrations/${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Applies the numbered files that this database lacks, each in its own transaction; returns their names.
 * @param isWanted Which of the files: those of an earlier release, for its data.
 */
export async function migrate(
  pool: pg.Pool,
  directory: URL = DIRECTORY,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const migrations = (await readMigrations(directory)).filter(({ name }) => isWanted(name));
  requireNumbers(migrations);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = findPending(migrations, await readApplied(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Ending the session releases its lock and its settings.
    client.release(true);
  }
}

/** Refuses files whose name says that they contract, and not since when. */
function requireNumbers(migrations: readonly Migration[]): void {
  const vague = migrations.find(({ name }) => name.includes('_contract') && !CONTRACT.test(name));
  if (!vague) return;
  throw new Error(
    `migrations/${vague.name} takes something away: its name has to end in _contract_ and the number of the migration since which nothing uses it.`,
  );
}

/** True when every file of this release is applied, and no later release has taken away what this one uses. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const migrations = await readMigrations(DIRECTORY);
  const { rows } = await pool.query<{ name: string }>('select name from schema_migration');
  const applied = new Set(rows.map(({ name }) => name));
  const own = new Set(migrations.map(({ name }) => name));
  const numbers = new Set(migrations.map(({ name }) => name.slice(0, 4)));
  const isTooNew = [...applied].some((name) => {
    const since = own.has(name) ? undefined : CONTRACT.exec(name)?.[1];
    return since !== undefined && !numbers.has(since);
  });
  return !isTooNew && migrations.every(({ name }) => applied.has(name));
}
