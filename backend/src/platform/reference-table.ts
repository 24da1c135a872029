import { readFileSync } from 'node:fs';

const reference = new URL('../../seed/reference/', import.meta.url);

/** The rows of a table of seed/reference. */
export function readReferenceTable<Column extends string>(file: string): Record<Column, string>[] {
  const [header = '', ...rows] = readFileSync(new URL(file, reference), 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    const entries = columns.map((column, index) => [column, cells[index] ?? '']);
    return Object.fromEntries(entries) as Record<Column, string>;
  });
}
