import { setTimeout } from 'node:timers/promises';
import type { Point } from '@gakumado/shared/vocabulary';
import { pointKey } from '../commute/destinations.ts';
import { isFieldKnown, keepField } from '../on-foot/walks-to.ts';
import type { Walker } from './walker.ts';

/** A search waits so long for the streets, in ms: for the first point in a part of a city their graphs are made. */
const PATIENCE_MS = 3000;

/**
 * Has the walks to points that visitors chose measured before a search, so that lists, commutes and orders go by the streets to them as they
 * do to stations and campuses (contract, 8.16). Resolves in any case: a point whose walks are late or cannot be measured has those of the
 * straight line meanwhile.
 */
export type LearnWalks = (points: readonly Point[]) => Promise<void>;

/** Measures by the thread of the walker, each point once; a search waits for it no longer than `patienceMs`. */
export function createLearnWalks(walker: Pick<Walker, 'field'>, patienceMs = PATIENCE_MS): LearnWalks {
  const underWay = new Map<string, Promise<void>>();

  function learn(point: Point): Promise<void> {
    const key = pointKey(point);
    let found = underWay.get(key);
    if (!found) {
      found = walker
        .field(point)
        .then((field) => keepField(point, field))
        .finally(() => underWay.delete(key));
      underWay.set(key, found);
    }
    return found;
  }

  return async (points) => {
    const unknown = points.filter((point) => !isFieldKnown(point));
    if (unknown.length === 0) return;
    const late = setTimeout(patienceMs, undefined, { ref: false });
    await Promise.race([Promise.allSettled(unknown.map(learn)), late]);
  };
}
