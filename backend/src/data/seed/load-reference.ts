import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { PoolClient } from 'pg';
import { copyRows, type CopyValue } from '../db/copy-rows.ts';
import { markSeeded } from './seed-state.ts';

const directory = new URL('../../../seed/reference/', import.meta.url);

/** Table, its file, and the columns that hold arrays; parents before children. */
const tables: readonly { table: string; file: string; arrays?: readonly string[] }[] = [
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
  { table: 'campus', file: 'campuses.tsv', arrays: ['search_keys'] },
];

type Row = Record<string, CopyValue>;
type FileTable = { columns: string[]; rows: Row[] };

function parseTable(text: string, arrays: readonly string[]): FileTable {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  const rows = lines.map((line) => {
    const cells = line.split('\t');
    const entries = columns.map((column, index): [string, CopyValue] => {
      const cell = cells[index] ?? '';
      if (!arrays.includes(column)) return [column, cell];
      return [column, cell === '' ? [] : cell.split('|')];
    });
    return Object.fromEntries(entries);
  });
  return { columns, rows };
}

/** Columns that the files leave out because they follow from others. */
function completeTable(table: string, { columns, rows }: FileTable): FileTable {
  if (table === 'postal_town') {
    for (const [index, row] of rows.entries()) {
      row['postal_town_id'] = index + 1;
      row['prefecture_id'] = Math.floor(Number(row['city_id']) / 1000);
    }
    return { columns: ['postal_town_id', 'prefecture_id', ...columns], rows };
  }
  if (table === 'line') {
    const names = [...new Set(rows.map((row) => row['company_name']))];
    for (const [index, row] of rows.entries()) {
      row['company_id'] = names.indexOf(row['company_name']) + 1;
      row['sort_no'] = index + 1;
    }
    return { columns: ['company_id', 'sort_no', ...columns], rows };
  }
  return { columns, rows };
}

async function insertCompanies(client: PoolClient, lines: readonly Row[]): Promise<void> {
  const companies = new Map(lines.map((line) => [line['company_id'], line['company_name']]));
  const rows = [...companies].map(([company_id, company_name]) => ({ company_id, company_name }));
  await copyRows<Row>(client, 'company', ['company_id', 'company_name'], rows);
}

/**
 * Fills the empty tables of 0001_reference.sql from seed/reference/ by COPY, inside the caller's transaction,
 * and records in seed_state which files they came from. Takes about a second.
 */
export async function loadReference(client: PoolClient): Promise<void> {
  const digest = createHash('sha256');
  for (const { table, file, arrays = [] } of tables) {
    const bytes = readFileSync(new URL(file, directory));
    digest.update(bytes);
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    const { columns, rows } = completeTable(table, parseTable(text, arrays));
    if (table === 'line') await insertCompanies(client, rows);
    await copyRows<Row>(client, table, columns, rows);
  }
  await client.query('select refresh_campus_summary()');
  await markSeeded(client, 'reference', digest.digest('hex').slice(0, 16));
}
