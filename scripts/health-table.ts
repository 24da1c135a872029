import { percentile } from './health-figures.ts';
import type { Health, Vital } from './health-figures.ts';

/** In place of a figure that is not there. */
const NOTHING = '-';
const GAP = '  ';
/** Lines of a list: the rest is a number. */
const LIST_MAX = 10;

/** A message of a browser may hold signs by which a terminal does something. */
const UNPRINTABLE = /[\s\p{Cc}]+/gu;

/** Google's limits: up to the first it is good, above the second it is poor (https://web.dev/articles/vitals). */
const limits: Record<Vital, readonly [number, number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** A page is slow for which the server took longer than this, in ms. */
const SLOW_MS = 1_000;

function rate(vital: Vital, value: number): string {
  const [good, poor] = limits[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

const format: Record<Vital, (value: number) => string> = {
  LCP: inSeconds,
  INP: (value) => `${Math.round(value)} ms`,
  CLS: (value) => value.toFixed(2),
};

const number = (value: number) => (value === 0 ? NOTHING : value.toLocaleString('en'));

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0);

function describeVital({ vitals }: Health, vital: Vital): string {
  const value = percentile(vitals[vital], 75);
  if (value === undefined) return NOTHING;
  const visits = vitals[vital].length;
  const text = `${format[vital](value)} ${rate(vital, value)}`;
  return `${text}, ${visits === 1 ? '1 visit' : `${number(visits)} visits`}`;
}

/** A count with its share of all. */
const describeShare = (count: number, all: number) =>
  count === 0 ? NOTHING : `${number(count)} (${Math.round((count / all) * 100)} %)`;

function describeServerTimes({ serverTimes }: Health): string {
  const [usual, worst] = [75, 95].map((percent) => percentile(serverTimes, percent));
  return usual === undefined || worst === undefined ? NOTHING : `${inSeconds(usual)}, ${inSeconds(worst)}`;
}

function alignColumns(table: readonly (readonly string[])[]): string[] {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

/** The words that were counted, the most frequent first. */
function describeCounts(title: string, counts: ReadonlyMap<string, number>): string[] {
  if (counts.size === 0) return [];
  const rows = [...counts].toSorted(([, one], [, other]) => other - one);
  const shown = rows
    .slice(0, LIST_MAX)
    .map(([word, count]) => [number(count).padStart(6), word.replaceAll(UNPRINTABLE, ' ')]);
  const rest = rows.length - shown.length;
  return ['', `${title}:`, ...alignColumns(shown), ...(rest > 0 ? [`        and ${rest} more`] : [])];
}

/** A version beside the others of its remote. */
export interface ShownVersion {
  /** Its place, e.g. `live`. */
  title: string;
  version: string;
  health: Health;
}

/** Versions of a remote side by side, and behind that their failures, as lines. */
export function describeHealth(versions: readonly ShownVersion[]): string[] {
  const row = (title: string, cell: (health: Health) => string) => [
    title,
    ...versions.map(({ health }) => cell(health)),
  ];
  const table = [
    ['', ...versions.map(({ title, version }) => `${title} ${version}`)],
    row('pages answered', ({ pages }) => number(pages)),
    row('failed pages', ({ failedPages, pages }) => describeShare(failedPages, pages)),
    row('slow pages, over 1 s', ({ serverTimes }) =>
      describeShare(serverTimes.filter((ms) => ms > SLOW_MS).length, serverTimes.length),
    ),
    row('server time, p75 and p95', describeServerTimes),
    row('errors in browsers', ({ errors }) => number(sum(errors))),
    row('failed files', ({ files }) => number(sum(files))),
    row('LCP at p75', (health) => describeVital(health, 'LCP')),
    row('INP at p75', (health) => describeVital(health, 'INP')),
    row('CLS at p75', (health) => describeVital(health, 'CLS')),
  ];
  const lists = versions.flatMap(({ title, version, health }) => [
    ...describeCounts(`Causes of failed pages, ${title} ${version}`, health.causes),
    ...describeCounts(`Errors in browsers, ${title} ${version}`, health.errors),
    ...describeCounts(`Files that did not come, ${title} ${version}`, health.files),
  ]);
  return [...alignColumns(table), ...lists];
}
