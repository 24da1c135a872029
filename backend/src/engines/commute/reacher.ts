import { Worker } from 'node:worker_threads';
import type { Point } from '@gakumado/shared/vocabulary';
import { LRUCache } from 'lru-cache';
import { createWorkThread } from '../../platform/work-thread.ts';
import { keptField } from '../on-foot/walks-to.ts';
import type { MeasuredField } from '../on-foot/walk-field.ts';
import { pointKey } from './destinations.ts';
import type { Reach } from './reach.ts';

/** Destinations with the walks to them, where they are points that a visitor chose. */
export type ReachQuestion = (Point & { walks: MeasuredField | null | undefined })[];

/** Finds areas in a thread of its own, so that calls are answered meanwhile. */
export interface Reacher {
  /** From where one or two destinations are reached, by the walks to them that are known now. The last ones are kept. */
  reachOf(targets: readonly Point[]): Promise<Reach>;
  /** Ends the thread. Calls under way reject. */
  close(): Promise<void>;
}

/** A second's work each. */
const MAX_REACHES = 200;

/** Starts no thread before the first reach is asked for. */
export function createReacher(): Reacher {
  const kept = new LRUCache<string, Promise<Reach>>({ max: MAX_REACHES });
  const thread = createWorkThread<ReachQuestion, Reach>(
    () => new Worker(new URL('./reach-worker.ts', import.meta.url)),
  );
  return {
    reachOf(targets) {
      const question = targets.map(({ lat, lon }) => ({ lat, lon, walks: keptField({ lat, lon }) }));
      const key = question.map((point) => `${pointKey(point)} ${point.walks ? 'streets' : ''}`).join(' ');
      const known = kept.get(key);
      if (known) return known;
      const found = thread.ask(question);
      kept.set(key, found);
      found.catch(() => kept.delete(key));
      return found;
    },
    close: () => thread.close(),
  };
}
