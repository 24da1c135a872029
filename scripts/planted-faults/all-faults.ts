import type { Fault } from './fault.ts';
import { journeys } from './journeys.ts';
import { looks } from './looks.ts';
import { pages } from './pages.ts';
import { parts } from './parts.ts';

/** Every fault, in the order in which they are planted. */
export const allFaults: readonly Fault[] = [...looks, ...pages, ...journeys, ...parts];
