import path from 'node:path';
import type { Fault } from '../faults.ts';
import { sentBytes, sum, toKb } from '../file-weights.ts';
import { OLD_ENTRY } from '../registry.ts';
import type { Release } from '../registry.ts';

/** A page may grow by so much over the live one. */
const MOST = 1.2;

/**
 * Bytes of scripts and styles that a page of a release in `dir` brings, by its chunk: the entry and the routes, and its
 * own files. Copies of shared parts do not count: the shell has them as soon as it is built of the same sources.
 */
export async function weighPages(
  dir: string,
  { browser, pages }: Pick<Release, 'browser' | 'pages'>,
): Promise<Map<string, number>> {
  const start = [`web/${browser?.entry ?? OLD_ENTRY}`, ...(pages['routes']?.scripts ?? [])];
  const weights = Object.entries(pages).map(async ([name, { scripts, styles }]) => {
    const files = [...new Set([...start, ...scripts, ...styles])];
    const bytes = await Promise.all(files.map((file) => sentBytes(path.join(dir, file))));
    return [name, sum(bytes)] as const;
  });
  return new Map(await Promise.all(weights));
}

interface Weights {
  /** Chunks of the pages. */
  names: readonly string[];
  now: ReadonlyMap<string, number>;
  live: ReadonlyMap<string, number>;
  /** The file of a page, by its chunk. */
  sources: Readonly<Record<string, string>>;
}

/** Pages that are much heavier than in the live release. A page that is new has nothing to be compared with. */
export function findWeightFaults({ names, now, live, sources }: Weights): Fault[] {
  return names.flatMap((name) => {
    const [after, before] = [now.get(name), live.get(name)];
    if (after === undefined || before === undefined || after <= before * MOST) return [];
    const percent = Math.ceil((after / before - 1) * 100);
    return [
      {
        file: sources[name],
        reason: `the page ${name} brings ${toKb(after)} of scripts and styles, ${percent} % more than the live ${toKb(before)}. Load what not everybody needs with import(), or say --heavier.`,
      },
    ];
  });
}
