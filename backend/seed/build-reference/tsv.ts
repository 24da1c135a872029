import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Cell = string | number | boolean | null | undefined | readonly (string | number)[];

function formatCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (Array.isArray(cell)) return cell.join('|');
  const text = String(cell);
  if (/[\t\r\n]/.test(text)) throw new Error(`A cell must not contain a tab or a line break: ${text}`);
  return text;
}

/** gzip with fixed header bytes, so that the same input gives the same file on every machine. */
export function gzipStable(text: string): Buffer {
  const bytes = gzipSync(text, { level: 9 });
  bytes[9] = 255;
  return bytes;
}

/** Writes rows as TSV with a header line; a `.gz` name is compressed. Arrays are joined by `|`. */
export function writeTsv(path: string, header: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const lines = [header.join('\t'), ...rows.map((row) => row.map(formatCell).join('\t'))];
  const text = `${lines.join('\n')}\n`;
  writeFileSync(path, path.endsWith('.gz') ? gzipStable(text) : text);
}

/** Writes objects as TSV, the columns in this order, and reports how many there are. */
export function writeTable<Row extends object>(
  path: string,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): void {
  writeTsv(
    path,
    columns,
    rows.map((row) => columns.map((column) => row[column] as Cell)),
  );
  console.log(`${path}: ${rows.length} rows`);
}

/** Reads a TSV file with a header line into one record per row; lines that start with `#` are comments. */
export function readTsv<Column extends string>(
  path: URL | string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const header = (lines[0] ?? '').split('\t');
  for (const column of columns) {
    if (!header.includes(column)) throw new Error(`${String(path)} has no column ${column}`);
  }
  return lines.slice(1).map((line) => {
    const cells = line.split('\t');
    const entries = columns.map((column) => [column, cells[header.indexOf(column)] ?? '']);
    return Object.fromEntries(entries) as Record<Column, string>;
  });
}
