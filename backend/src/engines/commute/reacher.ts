import { Worker } from 'node:worker_threads';
import type { Point } from '@gakumado/shared/vocabulary';
import { LRUCache } from 'lru-cache';
import { createWorkThread } from '../../platform/work-thread.ts';
import { pointKey } from './destinations.ts';
import type { Reach } from './reach.ts';

/** Finds areas in a thread of its own, so that calls are answered meanwhile. */
export interface Reacher {
  /** From where one or two destinations are reached. The last ones are kept. */
  reachOf(targets: readonly Point[]): Promise<Reach>;
  /** Ends the thread. Calls under way reject. */
  close(): Promise<void>;
}

/** A second's work each. */
const MAX_REACHES = 200;

/** Starts no thread before the first reach is asked for. */
export function createReacher(): Reacher {
  const kept = new LRUCache<string, Promise<Reach>>({ max: MAX_REACHES });
  const thread = createWorkThread<readonly Point[], Reach>(
    () => new Worker(new URL('./reach-worker.ts', import.meta.url)),
  );
  return {
    reachOf(targets) {
      const points = targets.map(({ lat, lon }) => ({ lat, lon }));
      const key = points.map(pointKey).join(' ');
      const known = kept.get(key);
      if (known) return known;
      const found = thread.ask(points);
      kept.set(key, found);
      found.catch(() => kept.delete(key));
      return found;
    },
    close: () => thread.close(),
  };
}
