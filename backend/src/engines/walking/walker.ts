import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Point } from '@gakumado/shared/vocabulary';
import { LRUCache } from 'lru-cache';
import { createGate } from '@gakumado/shared/serving';
import type { MeasuredField } from '../on-foot/walk-field.ts';
import { createWorkThread } from '../../platform/work-thread.ts';

/** A place to walk to; a station has exits. */
export interface WalkTarget extends Point {
  stationId?: number | undefined;
}

/** A walk along the streets. */
export interface StreetWalk {
  metres: number;
  /** The points on the way as coordinates of GeoJSON, with five decimals; none where the way is only measured. */
  path: [lon: number, lat: number][];
}

export interface WalkQuestion {
  from: Point;
  to: WalkTarget[];
  /** The metres are enough: answers about many places stay small. */
  isMeasuredOnly?: boolean;
}

/** A question to the thread. */
export type WalkerQuestion = WalkQuestion | { fieldOf: Point };
export type WalkerAnswer = { walks: (StreetWalk | null)[] } | { field: MeasuredField | null };

/** Finds walks in a thread of its own, so that calls are answered meanwhile. */
export interface Walker {
  /** The walks from a place to others, in their order; null where the streets are not known well enough. */
  walks(question: WalkQuestion): Promise<(StreetWalk | null)[]>;
  /** The walks to a point from everywhere around it, 5 kB; null where the streets are not known in full. Nothing is kept. */
  field(place: Point): Promise<MeasuredField | null>;
  /** Ends the thread. Calls under way reject. */
  close(): Promise<void>;
}

/** The heap of the thread at most: a block takes up to 100 MB while its graph is made. Graphs are beside it, 95 MB at most. */
const HEAP_MB = 256;

/** Walks of so many homes are kept, of some 1 KB each. */
const KEPT_ANSWERS = 2000;

/** Walks are found one after another; more callers than this are refused. */
const MAX_WAITING = 100;

/**
 * Starts no thread before the first walk is asked for, and keeps what it made of the streets in the folder `walking` of `varDir`. The thread takes up to
 * 320 MB while it makes the graphs of the densest blocks, and 140 MB with 16 of them.
 */
export function createWalker(varDir: string): Walker {
  const kept = new LRUCache<string, Promise<(StreetWalk | null)[]>>({ max: KEPT_ANSWERS });
  const gate = createGate({ width: 1, perClient: Infinity, waiting: MAX_WAITING });
  const thread = createWorkThread<WalkerQuestion, WalkerAnswer>(
    () =>
      new Worker(new URL('./walk-worker.ts', import.meta.url), {
        workerData: join(resolve(varDir), 'walking'),
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      }),
  );

  const ask = (question: WalkerQuestion) => gate.run(undefined, () => thread.ask(question));

  return {
    async field({ lat, lon }) {
      const answer = await ask({ fieldOf: { lat, lon } });
      return 'field' in answer ? answer.field : null;
    },
    walks(question) {
      const key = JSON.stringify(question);
      const known = kept.get(key);
      if (known) return known;
      const found = ask(question).then((answer) => ('walks' in answer ? answer.walks : []));
      kept.set(key, found);
      // A walk that failed is tried again.
      found.catch(() => kept.delete(key));
      return found;
    },
    close: () => thread.close(),
  };
}
