import { fits } from './key-table.ts';
import type { Meaning } from './meaning.ts';
import type { NumberWish } from './number-wish.ts';

/** Costs of pieces: the cheapest cut of a search is the one that is meant. */
export const COSTS = { text: 3, glue: 0.4, number: 1, name: 1 } as const;
const FIT_COST = 0.12;

/** A piece that may begin at a place, and what it costs to cut it out. */
export interface Candidate {
  end: number;
  kind: 'name' | 'number' | 'glue';
  cost: number;
  meanings: Meaning[];
  wish?: NumberWish;
  /** The words behind it deny what it means. */
  isDenied?: boolean;
}

/** A name that ends at a place of the folded text. `more` is what it costs beside its best fit. */
export function nameUpTo(end: number, meanings: Meaning[], more = 0): Candidate {
  const fit = Math.min(...meanings.map(({ fit, thing }) => (thing.kind === 'town' ? fits.bare : fit)));
  return { end, kind: 'name', cost: COSTS.name + fit * FIT_COST + more, meanings };
}
