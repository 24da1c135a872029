import type { View } from './matrix-views.ts';

/** The pages of a remote with a fault and of another remote, as visitors get them. */
export interface MatrixRow {
  remote: string;
  fault: string;
  /** The remote's page from a server that started with the fault, and the page of another remote. */
  server: View;
  other: View;
  /** The remote's page in a browser for which alone its files are spoiled: opened, and reached by a link. */
  opened: View;
  reached: View;
}

const describe = ({ shows, status, hasLine }: View) =>
  [status, shows, hasLine ? 'with a line' : undefined].filter((part) => part !== undefined).join(' ');

/** The rules that a row breaks. */
export function findBrokenRules({ remote, fault, server, other, opened, reached }: MatrixRow): string[] {
  const views = { server, other, opened, reached };
  const broken: string[] = [];
  for (const [name, { shows, hasFrame }] of Object.entries(views)) {
    if (shows === 'blank') broken.push(`${name}: neither the page nor a message is there`);
    if (!hasFrame) broken.push(`${name}: the frame is not whole`);
  }
  if (other.shows !== 'page' || other.status !== 200)
    broken.push('other: the page of another remote is gone');
  if (opened.shows !== 'page' || opened.isLost) broken.push("opened: the server's HTML is lost");
  return broken.map((reason) => `${remote} ${fault}, ${reason}`);
}

const HEADINGS = ['remote', 'fault', 'server', 'another remote', 'opened', 'reached by a link'];

/** The rows as a table in Markdown. */
export function writeTable(rows: readonly MatrixRow[]): string {
  const lines = rows.map(({ remote, fault, server, other, opened, reached }) => [
    remote,
    fault,
    ...[server, other, opened, reached].map(describe),
  ]);
  const toLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${HEADINGS.map(() => '---').join('|')}|`;
  return [toLine(HEADINGS), rule, ...lines.map(toLine)].join('\n');
}
