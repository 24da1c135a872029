import type { Fault } from './fault.ts';
import { journeys } from './journeys.ts';
import { looks } from './looks.ts';

/** Every fault, in the order in which they are planted. */
export const allFaults: readonly Fault[] = [...looks, ...journeys];
