/** Memory that the main thread writes and the watcher reads, also while the main thread stands still. */

/** How often the main thread shows that it runs, in ms. */
export const BEAT_MS = 200;

/** Bytes of the list of visits. */
const VISITS_MAX = 8 * 1024;
const HEAD = 8;

/** A page that is being answered. */
export interface Visit {
  remote: string | undefined;
  version: string | undefined;
  path: string;
}

export const createBeatMemory = () => new SharedArrayBuffer(HEAD + VISITS_MAX);

/** Number of heartbeats, and bytes of the list. */
const headOf = (memory: SharedArrayBuffer) => new Int32Array(memory, 0, 2);

export const beat = (memory: SharedArrayBuffer) => void Atomics.add(headOf(memory), 0, 1);

export const readBeats = (memory: SharedArrayBuffer) => Atomics.load(headOf(memory), 0);

/** Writes the visits down; the oldest are left out where they are too many. */
export function writeVisits(memory: SharedArrayBuffer, visits: readonly Visit[]): void {
  const text = Buffer.from(JSON.stringify(visits));
  if (text.length > VISITS_MAX) return writeVisits(memory, visits.slice(Math.ceil(visits.length / 2)));
  text.copy(Buffer.from(memory, HEAD));
  Atomics.store(headOf(memory), 1, text.length);
}

/** The visits that were written last, the newest at the end. */
export function readVisits(memory: SharedArrayBuffer): Visit[] {
  try {
    return JSON.parse(Buffer.from(memory, HEAD, Atomics.load(headOf(memory), 1)).toString('utf8'));
  } catch {
    return [];
  }
}
