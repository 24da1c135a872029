import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type pg from 'pg';
import type { FileKind } from '../import/file-kind.ts';
import { fileKinds } from '../import/file-kinds.ts';
import { toCell } from './to-cell.ts';
import { inSnapshot } from '../../data/db/in-snapshot.ts';

const BATCH = 2_000;

interface ExportOptions {
  folder: string;
  format: 'csv' | 'jsonl';
  /** Writes the sample listings as well. */
  withSamples?: boolean;
  onRow?: () => void;
  onStage?: (name: string) => void;
}

type Row = Record<string, unknown>;

function ownRows({ table, columns }: FileKind): string {
  const has = (name: string) => columns.some((column) => column.name === name);
  if (table === 'estate' || table === 'shop') return 'not t.is_sample';
  if (has('estate_id'))
    return 'exists (select from estate e where e.estate_id = t.estate_id and not e.is_sample)';
  if (has('shop_id'))
    return 'exists (select from shop where shop.shop_id = t.shop_id and not shop.is_sample)';
  return 'true';
}

async function* readRows(client: pg.PoolClient, kind: FileKind, withSamples: boolean): AsyncGenerator<Row> {
  const columns = kind.columns.map(({ name, exported }) => `${exported ?? `t."${name}"`} as "${name}"`);
  const order = kind.wholeOf === undefined ? kind.key : [kind.wholeOf, 'sort_no', ...kind.key];
  const known = order.filter((name) => kind.columns.some((column) => column.name === name));
  await client.query(
    `declare exported no scroll cursor for select ${columns.join(', ')} from ${kind.table} t
     where ${withSamples ? 'true' : ownRows(kind)} order by ${known.map((name) => `t."${name}"`).join(', ')}`,
  );
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${BATCH} from exported`);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await client.query('close exported');
}

const withoutNulls = (row: Row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? '']));

async function exportKind(client: pg.PoolClient, kind: FileKind, options: ExportOptions): Promise<number> {
  const { folder, format, withSamples = false, onRow } = options;
  let count = 0;
  const rows = async function* () {
    for await (const row of readRows(client, kind, withSamples)) {
      count += 1;
      onRow?.();
      yield format === 'csv'
        ? kind.columns.map(({ name }) => toCell(row[name]))
        : `${JSON.stringify(withoutNulls(row))}\n`;
    }
  };
  const target = createWriteStream(join(folder, `${kind.name}.${format}`));
  // The mark makes spreadsheets read UTF-8.
  const columns = kind.columns.map(({ name }) => name);
  await (format === 'csv'
    ? pipeline(Readable.from(rows()), stringify({ header: true, bom: true, columns }), target)
    : pipeline(Readable.from(rows()), target));
  return count;
}

/** Writes one file per kind, as the importer reads them, all from one moment. */
export async function exportFiles(
  pool: pg.Pool,
  options: ExportOptions,
): Promise<{ kind: FileKind; rows: number }[]> {
  await mkdir(options.folder, { recursive: true });
  return inSnapshot(pool, async (client) => {
    const written: { kind: FileKind; rows: number }[] = [];
    for (const kind of fileKinds) {
      options.onStage?.(`${kind.label}を書き出しています`);
      written.push({ kind, rows: await exportKind(client, kind, options) });
    }
    return written;
  });
}
