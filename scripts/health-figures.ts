import { RELEASES_PREFIX } from '@gakumado/shared/call-prefixes';
import type { SightEntry } from '../shell/src/sight/sight-entry.ts';
import type { PlaceFinder } from './source-place.ts';

/** A vital of the web. */
export type Vital = Extract<SightEntry, { kind: 'vital' }>['name'];

/** In place of a version, for pages that failed because the shell had no release of their remote. */
export const NO_VERSION = 'none';

const PAGE_FAILED = 'a page failed';

/** One version of a remote in the log of the shell. */
export interface Health {
  pages: number;
  failedPages: number;
  /** How long the server took for each page, in ms. */
  serverTimes: number[];
  /** How often each cause of a failed page was there, with its first place. */
  causes: Map<string, number>;
  /** Errors in browsers, by message and first place. */
  errors: Map<string, number>;
  /** Files that did not come, by name. */
  files: Map<string, number>;
  /** Of all visits. */
  vitals: Record<Vital, number[]>;
}

const createHealth = (): Health => ({
  pages: 0,
  failedPages: 0,
  serverTimes: [],
  causes: new Map(),
  errors: new Map(),
  files: new Map(),
  vitals: { LCP: [], INP: [], CLS: [] },
});

/** A line as the shell's server writes it, as far as it is read here (server/sight/). */
interface Line {
  time: number;
  remote: string;
  version: string;
  path?: string;
  status?: number;
  ms?: number;
  text?: string;
  cause?: string;
  stack?: string;
  kind?: SightEntry['kind'];
  message?: string;
  file?: string;
  line?: number;
  column?: number;
  name?: Vital;
  value?: number;
}

/** Files have no version, whatever their release. */
const isOfPage = ({ text, status, path = '' }: Partial<Line>) =>
  text === PAGE_FAILED || (status !== undefined && !path.startsWith(`${RELEASES_PREFIX}/`));

function readLine(text: string): Line | undefined {
  try {
    const line: Partial<Line> | null = JSON.parse(text);
    if (typeof line?.time !== 'number' || typeof line.remote !== 'string') return undefined;
    const version = line.version ?? (isOfPage(line) ? NO_VERSION : undefined);
    return version === undefined ? undefined : ({ ...line, version } as Line);
  } catch {
    // Words of a library, and a line that is being written.
    return undefined;
  }
}

const add = (counts: Map<string, number>, word = 'unknown') =>
  void counts.set(word, (counts.get(word) ?? 0) + 1);

/** A text with the place that it is about. */
const withPlace = (text: string | undefined, place: string | undefined) =>
  place === undefined ? text : `${text} (${place})`;

async function placeOf(line: Line, places: PlaceFinder): Promise<string | undefined> {
  if (line.stack !== undefined) return places.onServer(line.stack);
  const { remote, version, file, line: row, column } = line;
  if (file === undefined || row === undefined || column === undefined) return undefined;
  return places.inBrowser(remote, version, { file, line: row, column });
}

async function count(health: Health, line: Line, places: PlaceFinder): Promise<void> {
  if (line.status !== undefined) {
    health.pages += 1;
    if (line.status >= 500) health.failedPages += 1;
    if (line.ms !== undefined) health.serverTimes.push(line.ms);
  } else if (line.text === PAGE_FAILED)
    add(health.causes, withPlace(line.cause, await placeOf(line, places)));
  else if (line.kind === 'error') add(health.errors, withPlace(line.message, await placeOf(line, places)));
  else if (line.kind === 'file') add(health.files, line.file);
  else if (line.kind === 'vital' && line.name && line.value !== undefined)
    health.vitals[line.name].push(line.value);
}

/** Figures of all versions of which a log has lines. */
export interface Healths {
  of: (remote: string, version: string) => Health;
  /** Versions of a remote with lines, the one with the newest line last. */
  versionsOf: (remote: string) => string[];
}

/** Reads the lines of a log that were written since a time (ms). Lines that are of no remote's version or page are left out. */
export async function readHealth(
  lines: Iterable<string> | AsyncIterable<string>,
  since: number,
  places: PlaceFinder,
): Promise<Healths> {
  const healths = new Map<string, Map<string, Health>>();
  for await (const text of lines) {
    const line = readLine(text);
    if (!line || line.time < since) continue;
    const ofRemote = healths.get(line.remote) ?? new Map<string, Health>();
    healths.set(line.remote, ofRemote);
    const health = ofRemote.get(line.version) ?? createHealth();
    ofRemote.delete(line.version);
    ofRemote.set(line.version, health);
    await count(health, line, places);
  }
  return {
    of: (remote, version) => healths.get(remote)?.get(version) ?? createHealth(),
    versionsOf: (remote) => [...(healths.get(remote)?.keys() ?? [])],
  };
}

/** The value that so many percent of all are not above; undefined where there is none. */
export function percentile(values: readonly number[], percent: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1];
}
