import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { beat, BEAT_MS, createBeatMemory, writeVisits } from './beat.ts';
import type { Visit } from './beat.ts';

/** Handed to the watcher's thread. */
export interface WatcherData {
  memory: SharedArrayBuffer;
  /** Where a version that froze the shell is recorded. */
  takeUpFile: string;
  /** Version of the shell. */
  shell: string;
  /** In development: the folder with the builds of the working tree. */
  buildDir?: string | undefined;
}

/** Notes that a page is being answered; the function that it returns ends that. */
export type NoteVisit = (visit: Visit) => () => void;

/**
 * Starts a thread that ends this process when its event loop stands still (watcher.ts). Nothing is watched while a
 * debugger is attached, which makes it stand still on purpose.
 */
export function watchMainThread(data: Omit<WatcherData, 'memory'>): NoteVisit {
  const memory = createBeatMemory();
  const visits = new Set<Visit>();
  beat(memory);
  setInterval(() => beat(memory), BEAT_MS).unref();
  if (inspector.url() === undefined) {
    const workerData: WatcherData = { ...data, memory };
    new Worker(new URL('./watcher.ts', import.meta.url), { workerData }).unref();
  }
  return (visit) => {
    visits.add(visit);
    writeVisits(memory, [...visits]);
    return () => {
      visits.delete(visit);
      writeVisits(memory, [...visits]);
    };
  };
}
