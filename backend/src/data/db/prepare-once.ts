import { createHash } from 'node:crypto';
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';
import { checkOut } from './check-out.ts';
import type { Database } from './database.ts';

/** Stands for the id while the query is built; no id is negative. */
const PLACE = -1;

/** PostgreSQL cuts longer names. */
const NAME_LENGTH = 32;

interface Prepared<Row> {
  compiled: CompiledQuery<Row>;
  name: string;
}

/**
 * A query of one id that is built once and prepared once per connection. Building and planning a large one take several
 * times as long as reading the rows. Use it for queries whose plan is the same for every id, such as those by a primary
 * key. `build` may use the id as a value only.
 */
export function prepareOnce<Row>(
  build: (db: Kysely<Database>, id: number) => Compilable<Row>,
): (deps: { db: Kysely<Database>; pool: pg.Pool }, id: number) => Promise<Row[]> {
  let prepared: Prepared<Row> | undefined;
  function prepare(db: Kysely<Database>): Prepared<Row> {
    const compiled = build(db, PLACE).compile();
    const name = createHash('sha256').update(compiled.sql).digest('hex').slice(0, NAME_LENGTH);
    return { compiled, name };
  }
  return async ({ db, pool }, id) => {
    prepared ??= prepare(db);
    const { compiled, name } = prepared;
    const values = compiled.parameters.map((value) => (value === PLACE ? id : value));
    const client = await checkOut(pool);
    try {
      // The rows are those of the query that was built.
      const { rows } = await client.query<Row & pg.QueryResultRow>({ name, text: compiled.sql, values });
      return rows;
    } finally {
      client.release();
    }
  };
}
