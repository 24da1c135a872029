import type { OutsideOrigins } from '@gakumado/shared/outside-origins';
import { withoutInvisible } from '@gakumado/shared/texts';
import { formatRow } from '../../data/db/copy-rows.ts';
import { CellFault } from './cell-type.ts';
import type { Cell } from './cell-type.ts';
import type { Fault } from './fault-log.ts';
import { findColumn } from './file-kind.ts';
import type { Column, FileKind, Row } from './file-kind.ts';
import type { Encoding } from './detect-encoding.ts';
import { FileFault } from './file-fault.ts';
import { openRecords } from './read-records.ts';
import type { FileRecord } from './read-records.ts';

/** A file that is to be read. */
export interface Reading {
  kind: FileKind;
  path: string;
  /** As faults name it. */
  name: string;
  /** Its place among the files of the import. */
  no: number;
  encoding?: Encoding;
  /** Other sites whose content may be linked. */
  outside: OutsideOrigins;
}

/** A row that was refused, so that rows which refer to it are not refused for that as well. */
export interface Refused {
  kind: string;
  id: number;
}

/** The outcome of the next rows of a file. */
export interface Piece {
  /** The good ones as COPY reads them, with the columns of {@link copiedColumns}; from another thread as UTF-8. */
  lines: string | Uint8Array;
  rows: number;
  faults: Fault[];
  refused: Refused[];
  /** The columns that the file has, in its first piece. */
  present?: string[];
}

/** The columns of the table in which rows of the kind wait. */
export const stagedColumns = ({ columns, composed = {} }: FileKind): string[] => [
  ...columns.filter(({ role }) => role !== 'parsed').map(({ name }) => name),
  ...Object.keys(composed),
];

/** The line of the headings, as it is understood. */
interface Headings {
  /** The column of each heading; undefined for one that is not known. */
  columns: (Column | undefined)[];
  headings: string[];
}

function matchHeadings({ kind, name }: Reading, headings: string[], add: (fault: Fault) => void): Headings {
  const matched = headings.map((heading) => findColumn(kind, heading));
  const problems: [heading: string, reason: string][] = [];
  for (const column of kind.columns) {
    const places = matched.filter((other) => other === column).length;
    if (places > 1) problems.push([column.name, '同じ列が2つあります。']);
    if (places === 0 && column.isRequired)
      problems.push([column.name, `列がありません（${column.label}）。`]);
  }
  for (const [column, reason] of problems)
    add({ file: name, line: 1, column, value: headings.join(','), reason });
  if (problems.length > 0) throw new FileFault('');
  matched.forEach((column, index) => {
    const heading = headings[index] ?? '';
    if (!column && heading !== '')
      add({
        file: name,
        line: 1,
        column: heading,
        value: '',
        reason: '知らない列なので読み飛ばします。',
        isWarning: true,
      });
  });
  return { columns: matched, headings };
}

const isBlank = (cell: Cell | undefined): cell is undefined | '' =>
  cell === undefined || (typeof cell === 'string' && withoutInvisible(cell).trim() === '');

function readCell(
  { type, isRequired }: Column,
  cell: Cell | undefined,
  outside: OutsideOrigins,
): Row[string] {
  if (!isBlank(cell)) {
    const value = type.parse(cell);
    const fault = type.findOutsideFault?.(value, outside);
    if (fault !== undefined) throw new CellFault(fault);
    return value;
  }
  if (isRequired) throw new CellFault('入力してください。');
  return null;
}

/** The text of a cell in a report. */
export const shown = (cell: unknown) =>
  typeof cell === 'object' ? JSON.stringify(cell) : String(cell ?? '');

/** Reads the cells of a row, or reports everything that is wrong with it. */
function readRow(
  { kind, name, outside }: Reading,
  { columns, headings }: Headings,
  { line, cells, fault }: FileRecord,
  add: (fault: Fault) => void,
): Row & { isRefused?: boolean } {
  const row: Row = {};
  let isRefused = false;
  // Spreadsheets write empty cells behind the last heading; text there lacks a heading, or a comma parted it.
  const stray = cells.findIndex((cell, index) => (headings[index] ?? '') === '' && !isBlank(cell));
  const refuse = (column: string, value: string, reason: string) => {
    isRefused = true;
    add({ file: name, line, column, value, reason });
  };
  if (fault !== undefined) refuse('', '', fault);
  else if (stray > 0)
    refuse(
      '',
      shown(cells[stray]),
      `${stray + 1}列目に見出しがありません（見出し${headings.length}列、この行${cells.length}列）。`,
    );
  else
    columns.forEach((column, index) => {
      if (!column) return;
      try {
        const value = readCell(column, cells[index], outside);
        row[column.name] = value;
        const doubt = value === null ? undefined : column.type.findDoubt?.(value);
        if (doubt !== undefined)
          add({
            file: name,
            line,
            column: column.name,
            value: shown(cells[index]),
            reason: doubt,
            isWarning: true,
          });
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

/** The columns of {@link Piece} lines, including the place of the row. */
export const copiedColumns = (kind: FileKind): string[] => ['file_no', 'line_no', ...stagedColumns(kind)];

const refusedOf = (kind: FileKind, row: Row): Refused[] => {
  const id = row[kind.key[0] ?? ''];
  const owner = row['estate_id'];
  return [
    ...(typeof id === 'number' ? [{ kind: kind.name, id }] : []),
    ...(kind.name === 'roomtypes' && typeof owner === 'number' ? [{ kind: 'roomtypes_of', id: owner }] : []),
  ];
};

const PIECE_CHARS = 64_000;

/** Reads and checks a file row by row, without the database. Throws {@link FileFault} where it cannot go on. */
export async function* readPieces(reading: Reading): AsyncGenerator<Piece> {
  const { kind, path, encoding, no } = reading;
  const columnsOut = copiedColumns(kind);
  let piece: Piece & { lines: string } = { lines: '', rows: 0, faults: [], refused: [] };
  const add = (fault: Fault) => piece.faults.push(fault);
  try {
    const { headings, records } = await openRecords(path, encoding);
    const matched = matchHeadings(reading, headings, add);
    const present = new Set(matched.columns.flatMap((column) => (column ? [column.name] : [])));
    for (const [name, { from }] of Object.entries(kind.composed ?? {}))
      if (from.some((part) => present.has(part))) present.add(name);
    piece.present = [...present];
    for await (const record of records) {
      piece.rows += 1;
      const row = readRow(reading, matched, record, add);
      if (row.isRefused) piece.refused.push(...refusedOf(kind, row));
      else piece.lines += formatRow(columnsOut, Object.assign(row, { file_no: no, line_no: record.line }));
      if (piece.lines.length < PIECE_CHARS && piece.faults.length < 1000) continue;
      yield piece;
      piece = { lines: '', rows: 0, faults: [], refused: [] };
    }
  } catch (error) {
    // Faults from before the file broke off are reported as well.
    yield piece;
    throw error;
  }
  yield piece;
}
