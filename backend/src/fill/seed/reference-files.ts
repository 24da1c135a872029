import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CopyValue } from '../../data/db/copy-rows.ts';

/** The reference data of this release; a test may take those of another. */
export const REFERENCE = new URL('../../../seed/reference/', import.meta.url);

export type Row = Record<string, CopyValue>;

interface FileTable {
  table: string;
  file: string;
  arrays?: readonly string[];
  /** Columns where an empty cell is null. */
  nullable?: readonly string[];
}

/** Tables and their files, parents before children. */
export const TABLES = [
  { table: 'area', file: 'areas.tsv' },
  { table: 'prefecture', file: 'prefectures.tsv' },
  { table: 'municipality', file: 'municipalities.tsv' },
  { table: 'postal_town', file: 'postal.tsv.gz' },
  { table: 'line', file: 'lines.tsv', arrays: ['prefecture_ids'] },
  { table: 'station', file: 'stations.tsv' },
  { table: 'station_line', file: 'station-lines.tsv' },
  { table: 'station_link', file: 'station-links.tsv' },
  { table: 'holiday', file: 'holidays.tsv' },
  { table: 'school', file: 'schools.tsv', arrays: ['aliases'] },
  { table: 'campus', file: 'campuses.tsv', nullable: ['nearest_station_id'] },
  { table: 'school_name', file: 'school-names.tsv', nullable: ['campus_id'] },
] as const satisfies readonly FileTable[];

export type TableName = (typeof TABLES)[number]['table'];

function parseTable(text: string, { arrays = [], nullable = [] }: FileTable): Row[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  const valueOf = (column: string, cell: string): CopyValue => {
    if (arrays.includes(column)) return cell === '' ? [] : cell.split('|');
    return cell === '' && nullable.includes(column) ? null : cell;
  };
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, valueOf(column, cells[index] ?? '')]));
  });
}

/** Adds the columns that the files leave out because they follow from others. */
const complete: Partial<Record<TableName, (row: Row, index: number) => void>> = {
  postal_town(row, index) {
    row['postal_town_id'] = index + 1;
    row['prefecture_id'] = Math.floor(Number(row['city_id']) / 1000);
  },
  line(row, index) {
    row['sort_no'] = index + 1;
  },
};

/** Reads the rows of a table. Every row has the same columns, in the same order. */
export function readReference(source: FileTable & { table: TableName }, directory: URL): Row[] {
  const bytes = readFileSync(new URL(source.file, directory));
  const text = (source.file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const rows = parseTable(text, source);
  rows.forEach((row, index) => complete[source.table]?.(row, index));
  return rows;
}

/** The number that grows with every change of the reference data, as `version.json` has it. */
export function readVersion(directory: URL): number {
  const { version } = JSON.parse(readFileSync(new URL('version.json', directory), 'utf8')) as {
    version: number;
  };
  return version;
}
