import type { PoolClient } from 'pg';
import { copyRows } from '../db/copy-rows.ts';
import { CellFault } from './cell.ts';
import type { Cell } from './cell.ts';
import type { FaultLog } from './fault-log.ts';
import { stagingOf } from './kind.ts';
import type { Column, Kind, Row } from './kind.ts';
import { FileFault, openRecords } from './read-records.ts';
import type { Encoding, FileRecord } from './read-records.ts';

/** A row that was refused, so that rows which refer to it are not refused for that as well. */
interface Refused {
  kind: string;
  id: number;
}

interface Staging {
  client: PoolClient;
  kind: Kind;
  file: { path: string; name: string; no: number };
  encoding?: Encoding;
  faults: FaultLog;
  onRow: () => void;
}

/** The columns of the table in which rows of the kind wait. */
const stagedColumns = ({ columns, composed = {} }: Kind): string[] => [
  ...columns.filter(({ role }) => role !== 'parsed').map(({ name }) => name),
  ...Object.keys(composed),
];

/** Makes the table in which rows of a kind wait until the transaction ends. */
export async function createStaging(client: PoolClient, kind: Kind): Promise<void> {
  const extra = kind.columns.filter(({ role }) => role === 'staged');
  const stored = stagedColumns(kind).filter((name) => !extra.some((column) => column.name === name));
  const names = [
    'null::integer as file_no',
    'null::integer as line_no',
    ...stored.map((name) => `"${name}"`),
  ];
  await client.query(
    `create temp table ${stagingOf(kind)} on commit drop as select ${names.join(', ')}
       ${extra.map(({ name, sqlType }) => `, null::${sqlType} as ${name}`).join('')} from ${kind.table} with no data`,
  );
}

function matchHeadings({ kind, file, faults }: Staging, headings: string[]): (Column | undefined)[] {
  const matched = headings.map((heading) => {
    const wanted = heading.normalize('NFKC');
    return kind.columns.find(
      ({ name, label }) => name === wanted.toLowerCase() || label.normalize('NFKC') === wanted,
    );
  });
  const problems: [heading: string, reason: string][] = [];
  for (const { name, label, isRequired } of kind.columns) {
    const places = matched.filter((column) => column?.name === name).length;
    if (places > 1) problems.push([name, '同じ列が2つあります。']);
    if (places === 0 && isRequired) problems.push([name, `列がありません（${label}）。`]);
  }
  for (const [column, reason] of problems)
    faults.add({ file: file.name, line: 1, column, value: '', reason });
  if (problems.length > 0) throw new FileFault('');
  matched.forEach((column, index) => {
    const heading = headings[index] ?? '';
    if (!column && heading !== '')
      faults.add({
        file: file.name,
        line: 1,
        column: heading,
        value: '',
        reason: '知らない列なので読み飛ばします。',
        isWarning: true,
      });
  });
  return matched;
}

function readCell(column: Column, cell: Cell | undefined): Row[string] {
  const isEmpty = cell === undefined || (typeof cell === 'string' && cell.trim() === '');
  if (!isEmpty) return column.type.parse(cell);
  if (column.isRequired) throw new CellFault('入力してください。');
  return null;
}

const shown = (cell: unknown) => (typeof cell === 'object' ? JSON.stringify(cell) : String(cell ?? ''));

/** Reads the cells of a row, or reports everything that is wrong with it. */
function readRow(
  { kind, file, faults }: Staging,
  columns: (Column | undefined)[],
  { line, cells, fault }: FileRecord,
): Row | undefined {
  const row: Row = {};
  let isRefused = false;
  const refuse = (column: string, value: string, reason: string) => {
    isRefused = true;
    faults.add({ file: file.name, line, column, value, reason });
  };
  if (fault !== undefined) refuse('', '', fault);
  else if (cells.length > columns.length)
    refuse('', '', `列が多すぎます（見出し${columns.length}列、この行${cells.length}列）。`);
  else
    columns.forEach((column, index) => {
      if (!column) return;
      try {
        row[column.name] = readCell(column, cells[index]);
      } catch (error) {
        if (!(error instanceof CellFault)) throw error;
        refuse(column.name, shown(cells[index]), error.message);
      }
    });
  const contradiction = isRefused ? undefined : kind.checkRow?.(row);
  if (contradiction) refuse(contradiction.column, shown(row[contradiction.column]), contradiction.reason);
  if (isRefused) return { ...row, isRefused };
  kind.compose?.(row);
  return row;
}

/**
 * Reads a file into the table in which its kind waits; faults go to the log. Returns the names of the columns that
 * the file has, or undefined when it cannot be read at all.
 */
export async function stageFile(staging: Staging): Promise<Set<string> | undefined> {
  const { client, kind, file, faults, encoding, onRow } = staging;
  const refused: Refused[] = [];
  const note = (row: Row) => {
    const id = row[kind.key[0] ?? ''];
    if (typeof id === 'number') refused.push({ kind: kind.name, id });
    if (kind.name === 'roomtypes' && typeof row['estate_id'] === 'number')
      refused.push({ kind: 'roomtypes_of', id: row['estate_id'] });
  };
  await client.query('savepoint file');
  try {
    const { headings, records } = await openRecords(file.path, encoding);
    const columns = matchHeadings(staging, headings);
    const present = new Set(columns.flatMap((column) => (column ? [column.name] : [])));
    for (const [name, { from }] of Object.entries(kind.composed ?? {}))
      if (from.some((part) => present.has(part))) present.add(name);
    const read = async function* () {
      for await (const record of records) {
        onRow();
        const row = readRow(staging, columns, record);
        if (!row) continue;
        if (row['isRefused']) note(row);
        else yield { ...row, file_no: file.no, line_no: record.line };
      }
    };
    await copyRows<Row>(client, stagingOf(kind), ['file_no', 'line_no', ...stagedColumns(kind)], read());
    await copyRows(client, 'import_refused', ['kind', 'id'], refused);
    return present;
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    await client.query('rollback to savepoint file');
    if (error.message)
      faults.add({ file: file.name, line: error.line, column: '', value: '', reason: error.message });
    return undefined;
  }
}
