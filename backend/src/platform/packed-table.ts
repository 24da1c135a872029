import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The bytes of a tab-separated table of `backend/seed` that brotli has packed, its header line first. */
export const readPackedBytes = (file: URL): Buffer => brotliDecompressSync(readFileSync(file));

/** Such a table: its columns, and its rows as lines. */
export function readPackedTable(file: URL): { columns: string[]; lines: string[] } {
  const [head = '', ...lines] = readPackedBytes(file).toString().trimEnd().split('\n');
  return { columns: head.split('\t'), lines };
}
