import type { PoolClient } from 'pg';
import { mergeRows } from '../../fill/listing/merge-rows.ts';
import type { Merged } from '../../fill/listing/merge-rows.ts';
import { writeEstates } from '../../fill/listing/write-estates.ts';
import { writeStayCosts } from '../../fill/listing/write-stay-costs.ts';
import { stagingOf } from './file-kind.ts';
import type { FileKind } from './file-kind.ts';

export interface Written extends Merged {
  removed: number;
  /** Rows that the steps around the writing changed. */
  beside: number;
}

const sameKey = (kind: FileKind, one: string, other: string) =>
  kind.key.map((column) => `${one}."${column}" = ${other}."${column}"`).join(' and ');

const sourceOf = (kind: FileKind) =>
  `from ${stagingOf(kind)} s left join ${kind.table} t on ${sameKey(kind, 's', 't')}`;

/** Each stored column with the SQL of its value: the file's, else the present one, else the fallback. */
function valuesOf(kind: FileKind, present: ReadonlySet<string>): Map<string, string> {
  const values = new Map<string, string>();
  const from = (name: string, fallback: string | undefined) => {
    const given =
      present.has(name) || kind.key.includes(name) ? [`s."${name}"`] : [`s."${name}"`, `t."${name}"`];
    return `coalesce(${[...given, ...(fallback === undefined ? [] : [fallback])].join(', ')})`;
  };
  for (const { name, role, fallback } of kind.columns)
    if (role === 'stored') values.set(name, from(name, fallback));
  for (const [name, { fallback }] of Object.entries(kind.composed ?? {}))
    values.set(name, from(name, fallback));
  for (const [name, value] of Object.entries(kind.set ?? {})) values.set(name, value);
  return values;
}

/** The rows of the kind as they will stand in its table: a query of all that is stored. */
function selectComplete(kind: FileKind, present: ReadonlySet<string>): string {
  const columns = [...valuesOf(kind, present)].map(([column, value]) => `${value} as "${column}"`);
  return `select ${columns.join(', ')} ${sourceOf(kind)}`;
}

/** The estates as they will be after {@link writeRows}, in a query; with `isReplacing` only those of the files. */
export function selectComing(kind: FileKind, present: ReadonlySet<string>, isReplacing: boolean): string {
  const columns = 'lat, lon, info_updated_at, status';
  const ofFiles = `select ${columns} from (${selectComplete(kind, present)}) as complete`;
  if (isReplacing) return `(${ofFiles})`;
  return `(${ofFiles} union all select ${columns} from ${kind.table} t
    where not exists (select from ${stagingOf(kind)} s where ${sameKey(kind, 's', 't')}))`;
}

async function removeOthers(client: PoolClient, kind: FileKind): Promise<number> {
  if (kind.wholeOf === undefined) return 0;
  const { rowCount } = await client.query(
    `delete from ${kind.table} t using (select distinct ${kind.wholeOf} as owner from ${stagingOf(kind)}) as named
     where t.${kind.wholeOf} = named.owner and not exists (select from ${stagingOf(kind)} s where ${sameKey(kind, 's', 't')})`,
  );
  return rowCount ?? 0;
}

/** Writes the waiting rows of a kind; rows that are there already and equal are not touched. */
export async function writeRows(
  client: PoolClient,
  kind: FileKind,
  present: ReadonlySet<string>,
): Promise<Written> {
  const values = valuesOf(kind, present);
  let beside = 0;
  const run = async (statements: readonly string[] = []) => {
    for (const statement of statements) beside += (await client.query(statement)).rowCount ?? 0;
  };
  await run(kind.before);
  const removed = await removeOthers(client, kind);
  if (kind.table !== 'estate') {
    const merged = await mergeRows(client, {
      table: kind.table,
      key: kind.key,
      columns: [...values.keys()],
      select: `select ${[...values.values()].join(', ')} ${sourceOf(kind)}`,
    });
    await run(kind.after);
    return { ...merged, removed, beside };
  }
  // Of the new rows nobody has statistics yet; of these columns they are quick to get.
  await client.query('analyze roomtype (estate_id), estate_station (estate_id), estate_image (estate_id)');
  const merged = { added: 0, changed: 0 };
  const ids = await client.query<{ estate_id: number }>(
    `select estate_id from ${stagingOf(kind)} order by estate_id`,
  );
  await writeStayCosts(
    client,
    ids.rows.map(({ estate_id }) => estate_id),
    async (some) => {
      const rows = `(${selectComplete(kind, present)} where s.estate_id between ${some[0]} and ${some.at(-1)})`;
      const { added, changed } = await writeEstates(client, rows, [...values.keys()]);
      merged.added += added;
      merged.changed += changed;
    },
  );
  return { ...merged, removed, beside };
}
