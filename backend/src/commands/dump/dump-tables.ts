import type { ClientBase } from 'pg';

export interface DumpTable {
  name: string;
  /** Columns that are written; generated ones follow from them. */
  columns: string[];
}

export interface DumpSequence {
  name: string;
  last_value: string;
  is_called: boolean;
}

export interface AppliedMigration {
  name: string;
  checksum: string;
}

/** Kept by the migrations and by the triggers of each database itself. */
const OWN_BUSINESS = ['schema_migration', 'estate_touch', 'index_snapshot'];

/** Every table with its columns. */
export async function findTables(client: ClientBase): Promise<DumpTable[]> {
  const { rows } = await client.query<DumpTable>(
    `select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [OWN_BUSINESS],
  );
  return rows;
}

/**
 * Takes all references between tables away and returns the statements that bring them back: checked once for a whole
 * table they cost a fraction of a check per row, and the order of the tables does not matter.
 */
export async function dropReferences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = current_schema::regnamespace`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

export async function readSequences(client: ClientBase): Promise<DumpSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: DumpSequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from "${name}"`,
    );
    if (state[0]) sequences.push({ name, ...state[0] });
  }
  return sequences;
}

export async function readMigrations(client: ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migration order by name',
  );
  return rows;
}
