import type { Point } from '@gakumado/shared/vocabulary';
import { LRUCache } from 'lru-cache';
import { fieldAt } from '../on-foot/walks-to.ts';
import { toDestination, type Destination } from './commutes-to.ts';
import { loadNetwork } from './network.ts';

/** Some 70 kB each: the campuses of the big cities, since each home's page asks for twenty. */
const MAX_DESTINATIONS = 1000;

const known = new LRUCache<string, Destination>({ max: MAX_DESTINATIONS });

/** Names a point among others. */
export const pointKey = ({ lat, lon }: Point): string => `${lat},${lon}`;

/** The ways to a point by the railway of this release. Those of the last thousand points are kept, until the walks to them are known better. */
export function destinationAt(point: Point): Destination {
  const key = pointKey(point);
  const kept = known.get(key);
  if (kept && kept.walks === fieldAt(point)) return kept;
  const found = toDestination(loadNetwork(), point);
  known.set(key, found);
  return found;
}
