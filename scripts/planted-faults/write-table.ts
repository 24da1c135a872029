import type { Result } from './results.ts';
import type { Fault } from './fault.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** Markdown: how many were found, and one row for each fault with the test that found it. */
export function makeTable(faults: readonly Fault[], results: ReadonlyMap<string, Result>): string {
  const rows = faults.map(({ id, harm, file }) => {
    const result = results.get(id);
    const found = result === undefined ? 'not run' : (result.foundBy ?? '**not found**');
    return `| ${id} | ${cell(harm)} | \`${file}\` | ${cell(found)} |`;
  });
  const run = faults.filter(({ id }) => results.has(id));
  const found = run.filter(({ id }) => results.get(id)?.foundBy !== undefined);
  return [
    `Of ${faults.length} faults ${run.length} were run, and ${found.length} of them were found.`,
    '',
    '| id | harm | file | found by |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}
