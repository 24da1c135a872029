import { listSpots, nullOnError } from '@gakumado/shared/api';
import type { Spot } from '@gakumado/shared/contract';
import type { Point } from '@gakumado/shared/vocabulary';

/** Shops and services around a home, the nearest first; null when they could not be loaded. */
export const loadSpots = ({ lat, lon }: Point, signal: AbortSignal): Promise<Spot[] | null> =>
  nullOnError(listSpots({ lat, lon }, signal));
