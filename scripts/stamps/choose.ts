import { hashPart, readStamp, removeStamp, writeStamp } from './stamps.ts';
import type { Part, Stamp } from './stamps.ts';
import { readTree } from './tree.ts';
import type { Tree } from './tree.ts';

/** Makes the part of a name from the tree, with the stamp of its last run. */
export type MakePart = (name: string, stamp: Stamp | undefined, tree: Tree) => Part;

export interface Choice {
  waiting: readonly string[];
  leftOut: readonly Stamp[];
}

/** Leaves out the parts whose stamp is of the same sources; with `isAll` none. */
export function choose(
  names: readonly string[],
  makePart: MakePart,
  programs: readonly string[],
  isAll: boolean,
): Choice {
  const tree = readTree();
  const leftOut: Stamp[] = [];
  const waiting = names.filter((name) => {
    const stamp = isAll ? undefined : readStamp(name);
    if (!stamp || hashPart(makePart(name, stamp, tree), tree, programs) !== stamp.hash) return true;
    leftOut.push(stamp);
    return false;
  });
  return { waiting, leftOut };
}

/** Outcome of one part in a run. */
export interface Outcome {
  name: string;
  hasPassed: boolean;
  seconds: number;
  visited?: readonly string[];
}

/**
 * Stamps the parts that passed, and takes the stamps of the others away. Nobody knows which of two contents a file had that was changed
 * during the run, so what depends on such a file gets no stamp.
 */
export function stampOutcomes(
  outcomes: readonly Outcome[],
  makePart: MakePart,
  programs: readonly string[],
  before: Tree,
): void {
  const after = readTree();
  const passedAt = new Date().toISOString();
  const hashIn = (part: Part, tree: Tree) => hashPart(part, tree, programs);
  for (const { name, hasPassed, seconds, visited } of outcomes) {
    removeStamp(name);
    if (!hasPassed) continue;
    const stamp: Stamp = { name, hash: '', passedAt, seconds, ...(visited && { visited }) };
    const part = makePart(name, stamp, after);
    const hash = hashIn(part, after);
    if (part.files.every((file) => before.files.includes(file)) && hashIn(part, before) === hash) {
      writeStamp({ ...stamp, hash });
    }
  }
}

const clock = (iso: string) =>
  new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A line for each group of parts that were left out: how many, since when they are unchanged, and what was saved. */
export function describeLeftOut(leftOut: readonly Stamp[], groupOf: (stamp: Stamp) => string): string[] {
  return [...Map.groupBy(leftOut, groupOf)].map(([group, stamps]) => {
    const first = stamps.map(({ passedAt }) => passedAt).toSorted()[0] ?? '';
    const seconds = stamps.reduce((sum, stamp) => sum + stamp.seconds, 0);
    return `${group}: ${stamps.length} left out, unchanged since ${clock(first)} (${seconds.toFixed(0)} s)`;
  });
}
