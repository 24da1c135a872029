import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';

/** The values of a column. Arrays become PostgreSQL arrays; objects (and arrays inside them) become jsonb. */
export type CopyValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number | null)[]
  | { json: unknown };

const SPECIAL = /[\\\t\n\r]/;

function escapeField(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

function arrayLiteral(values: readonly (string | number | null)[]): string {
  const items = values.map((value) => {
    if (typeof value !== 'string') return String(value);
    return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${items.join(',')}}`;
}

function toField(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escapeField(value);
  if (Array.isArray(value)) return escapeField(arrayLiteral(value));
  return escapeField(JSON.stringify((value as { json: unknown }).json));
}

/** A row as COPY reads it. */
export const formatRow = (columns: readonly string[], row: object): string =>
  `${columns.map((column) => toField((row as Record<string, CopyValue>)[column])).join('\t')}\n`;

/** Rows as COPY reads them, in pieces of some 64 kB. */
export async function* toLines<Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<string> {
  let chunk = '';
  for await (const row of rows) {
    chunk += formatRow(columns, row);
    if (chunk.length > 64_000) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk) yield chunk;
}

/** Adds what {@link toLines} made to a table. `columns` are trusted names, never input. */
export async function copyLines(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  lines: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  // Loaded with the first copy, since a start usually has none.
  const { from: copyFrom } = await import('pg-copy-streams');
  const names = columns.map((column) => `"${column}"`).join(', ');
  const sink = client.query(copyFrom(`copy ${table} (${names}) from stdin`));
  await pipeline(Readable.from(lines), sink);
}

/** Adds rows to a table by COPY. `columns` are trusted names, never input. */
export function copyRows<Row extends object>(
  client: PoolClient,
  table: string,
  columns: readonly (keyof Row & string)[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<void> {
  return copyLines(client, table, columns, toLines(columns, rows));
}
