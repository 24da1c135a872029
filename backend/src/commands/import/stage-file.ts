import type { PoolClient } from 'pg';
import { copyLines, copyRows } from '../../data/db/copy-rows.ts';
import type { FaultLog } from './fault-log.ts';
import { stagingOf } from './file-kind.ts';
import type { FileKind } from './file-kind.ts';
import { copiedColumns, stagedColumns } from './read-pieces.ts';
import type { Piece, Reading, Refused } from './read-pieces.ts';
import { FileFault } from './file-fault.ts';

interface Staging {
  client: PoolClient;
  reading: Reading;
  pieces: AsyncIterable<Piece>;
  faults: FaultLog;
  onRows: (count: number) => void;
}

/** Makes the table in which rows of a kind wait until the transaction ends. */
export async function createStaging(client: PoolClient, kind: FileKind): Promise<void> {
  const extra = kind.columns.filter(({ role }) => role === 'staged');
  const stored = stagedColumns(kind).filter((name) => !extra.some((column) => column.name === name));
  const names = [
    'null::integer as file_no',
    'null::integer as line_no',
    ...stored.map((name) => `"${name}"`),
  ];
  // Rows wait in one piece, as `estate` keeps them (migration 0042): nothing is compressed on the way.
  await client.query(
    `create temp table ${stagingOf(kind)} with (toast_tuple_target = 8160) on commit drop as select ${names.join(', ')}
       ${extra.map(({ name, sqlType }) => `, null::${sqlType} as ${name}`).join('')} from ${kind.table} with no data`,
  );
}

/**
 * Brings a file into the table in which its kind waits; faults go to the log. Returns the names of the columns that
 * the file has, or undefined when it cannot be read to its end.
 */
export async function stageFile(staging: Staging): Promise<Set<string> | undefined> {
  const { client, reading, pieces, faults, onRows } = staging;
  const { kind, name } = reading;
  const refused: Refused[] = [];
  let present: Set<string> | undefined;
  async function* lines() {
    for await (const piece of pieces) {
      if (piece.present) present = new Set(piece.present);
      for (const fault of piece.faults) faults.add(fault);
      refused.push(...piece.refused);
      onRows(piece.rows);
      if (piece.lines.length > 0) yield piece.lines;
    }
  }
  await client.query('savepoint file');
  try {
    await copyLines(client, stagingOf(kind), copiedColumns(kind), lines());
    await copyRows(client, 'import_refused', ['kind', 'id'], refused);
    return present;
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    await client.query('rollback to savepoint file');
    if (error.message)
      faults.add({ file: name, line: error.line, column: '', value: '', reason: error.message });
    return undefined;
  }
}
