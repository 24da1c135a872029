import type { PoolClient } from 'pg';
import type { FaultLog } from './fault-log.ts';
import { stagingOf } from './file-kind.ts';
import type { Check, FileKind } from './file-kind.ts';

interface Found {
  file_no: number;
  line_no: number;
  value: string | null;
  reason: string;
}

/** A reason is a text unless it is SQL, which begins with a quote. */
const toSql = (reason: string) => (reason.startsWith("'") ? reason : `'${reason}'`);

const BATCH = 5_000;

async function findFaulty(client: PoolClient, kind: FileKind, check: Check, onFound: (found: Found) => void) {
  const { column, where, reason } = check;
  await client.query(
    `declare faulty no scroll cursor for select file_no, line_no, s."${column}"::text as value, ${toSql(reason)} as reason
     from ${stagingOf(kind)} s where ${where} order by file_no, line_no`,
  );
  for (;;) {
    const { rows } = await client.query<Found>(`fetch ${BATCH} from faulty`);
    rows.forEach(onFound);
    if (rows.length < BATCH) break;
  }
  await client.query('close faulty');
}

function duplicates(kind: FileKind): Check {
  const key = kind.key.map((column) => `s."${column}"`).join(', ');
  const same = kind.key.map((column) => `o."${column}" = s."${column}"`).join(' and ');
  return {
    column: kind.key.at(-1) ?? '',
    where: `(${key}) is not null and exists (select from ${stagingOf(kind)} o where ${same}
      and (o.file_no, o.line_no) < (s.file_no, s.line_no))`,
    reason: `(select '同じ番号の行が' || line_no || '行目にもあります。' from ${stagingOf(kind)} o where ${same} order by file_no, line_no limit 1)`,
  };
}

/** Looks for rows that contradict each other or the database, reports them and takes them out of the waiting table. */
export async function checkRows(
  client: PoolClient,
  kind: FileKind,
  fileNames: readonly string[],
  faults: FaultLog,
): Promise<void> {
  const staging = stagingOf(kind);
  const double = duplicates(kind);
  const refused = new Set<string>();
  const run = (check: Check) =>
    findFaulty(client, kind, check, ({ file_no, line_no, value, reason }) => {
      const file = fileNames[file_no] ?? '';
      const { column, isWarning } = check;
      faults.add({ file, line: line_no, column, value: value ?? '', reason, isWarning, readFrom: file_no });
      if (!isWarning) refused.add(`${file_no}:${line_no}`);
    });
  await run({ ...double, reason: `'' || ${double.reason}` });
  for (const statement of kind.complete ?? []) await client.query(statement);
  await kind.workOut?.(client);
  for (const check of kind.checks ?? []) await run(check);
  if (refused.size === 0) return;
  const places = [...refused].map((place) => place.split(':').map(Number));
  const values = [places.map(([file]) => file), places.map(([, line]) => line)];
  const gone = `(file_no, line_no) in (select * from unnest($1::integer[], $2::integer[]))`;
  if (kind.key[0] !== undefined && kind.key.length === 1)
    await client.query(
      `insert into import_refused (kind, id) select '${kind.name}', ${kind.key[0]} from ${staging} where ${gone}`,
      values,
    );
  if (kind.name === 'roomtypes')
    await client.query(
      `insert into import_refused (kind, id) select 'roomtypes_of', estate_id from ${staging} where ${gone}`,
      values,
    );
  await client.query(`delete from ${staging} where ${gone}`, values);
}
