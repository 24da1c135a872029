import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** What a column may hold. Arrays become PostgreSQL arrays; objects (and arrays inside them) become jsonb. */
export type CopyValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[]
  | { json: unknown };

function escapeField(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

function arrayLiteral(values: readonly (string | number)[]): string {
  const items = values.map((value) =>
    typeof value === 'number' ? String(value) : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
  );
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

async function* toLines<Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<string> {
  let chunk = '';
  for await (const row of rows) {
    chunk += `${columns.map((column) => toField(row[column] as CopyValue)).join('\t')}\n`;
    if (chunk.length > 64_000) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk) yield chunk;
}

/** Adds rows to a table by COPY. `columns` are trusted names, never input. */
export async function copyRows<Row extends object>(
  client: PoolClient,
  table: string,
  columns: readonly (keyof Row & string)[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const sink = client.query(copyFrom(`copy ${table} (${names}) from stdin`));
  await pipeline(Readable.from(toLines(columns, rows)), sink);
}
