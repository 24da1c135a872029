import type { Figures } from './figures.ts';

/** One call at one number of connections. */
export interface Row {
  path: string;
  connections: number;
  /** Our call, the same SQL straight to PostgreSQL, and a bare route that sends the same bytes. */
  ours: Figures;
  sql: Figures;
  bare: Figures;
}

const cells = ({ perSecond, p50, p95, p99 }: Figures) => [
  perSecond.toFixed(0),
  ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
];

const head = [
  'call',
  'conn.',
  'req/s',
  'p50',
  'p95',
  'p99',
  'SQL/s',
  'p50',
  'p95',
  'p99',
  'bare/s',
  'p50',
  'p95',
  'p99',
  'to SQL',
  'to bare',
];

/** Requests per second, p50, p95 and p99 in ms of each, and the share of their requests that ours reach. */
export function printReport(rows: readonly Row[]): void {
  const lines = rows.map(({ path, connections, ours, sql, bare }) => [
    path,
    String(connections),
    ...[ours, sql, bare].flatMap(cells),
    (ours.perSecond / sql.perSecond).toFixed(2),
    (ours.perSecond / bare.perSecond).toFixed(2),
  ]);
  for (const [name = '', ...others] of [head, ...lines]) {
    console.log(name.padEnd(20) + others.map((cell) => cell.padStart(8)).join(''));
  }
}
