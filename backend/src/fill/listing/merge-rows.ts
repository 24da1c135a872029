import type { PoolClient } from 'pg';

/** How many rows of a table were added and how many changed. Equal rows are not touched. */
export interface Merged {
  added: number;
  changed: number;
}

interface Merge {
  table: string;
  key: readonly string[];
  /** Columns that are written, the key among them. */
  columns: readonly string[];
  /** A query that gives these columns in this order. */
  select: string;
  values?: unknown[];
  /** Columns that a row which is there already keeps. */
  keep?: readonly string[];
}

/** Adds or changes rows in one statement. All names are trusted, never input. */
export async function mergeRows(
  client: PoolClient,
  { table, key, columns, select, values = [], keep = [] }: Merge,
): Promise<Merged> {
  const changing = columns.filter((column) => !key.includes(column) && !keep.includes(column));
  const names = (list: readonly string[], prefix = '') =>
    list.map((column) => `${prefix}"${column}"`).join(', ');
  const onConflict =
    changing.length === 0
      ? 'do nothing'
      : `do update set ${changing.map((column) => `"${column}" = excluded."${column}"`).join(', ')}
         where (${names(changing, `${table}.`)}) is distinct from (${names(changing, 'excluded.')})`;
  const { rows } = await client.query<Merged>(
    `with merged as (
       insert into ${table} (${names(columns)}) ${select}
       on conflict (${names(key)}) ${onConflict}
       returning (xmax = 0) as is_new
     )
     select count(*) filter (where is_new)::integer as added, count(*) filter (where not is_new)::integer as changed
     from merged`,
    values,
  );
  return rows[0] ?? { added: 0, changed: 0 };
}
