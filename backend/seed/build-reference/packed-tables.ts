import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The rows of a tab-separated table of a source, gzipped or not, without its header line. */
export function readSource(file: string): string[][] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

type Rows = readonly (readonly (string | number)[])[];

/** Writes a table, compressed as well as it can be: it is packed once and read for years. */
export async function writePackedTable(file: string, columns: readonly string[], rows: Rows): Promise<void> {
  const text = [columns, ...rows].map((row) => `${row.join('\t')}\n`).join('');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    await compress(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  );
}

/** The order of rows: the same rows give the same bytes. */
export function byText(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((cell, at) => cell !== other[at]);
  return index < 0 ? 0 : one[index]! < other[index]! ? -1 : 1;
}

/** The packed tables of a folder, by their paths in it. */
export const tablesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.br'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** Writes `version.json` beside packed tables, with a digest of all of them. */
export function writeDigest(folder: string): void {
  const digest = createHash('sha256');
  for (const file of tablesIn(folder)) digest.update(file).update(readFileSync(path.join(folder, file)));
  writeFileSync(
    path.join(folder, 'version.json'),
    `${JSON.stringify({ digest: digest.digest('hex').slice(0, 16) }, null, 2)}\n`,
  );
}
