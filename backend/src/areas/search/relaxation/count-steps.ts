import type { EstateFilter } from '@gakumado/shared/contract';
import type { EstateSearch, RelaxableSearch } from '#engines/estate-index/estate-search.ts';
import { coveredFields } from './all-criteria.ts';
import { without } from './criterion.ts';
import type { Step, Criterion } from './criterion.ts';

/** Where no single criterion helps: how many are dropped together, and how many such sets are tried. */
const MAX_TOGETHER = 3;
const MAX_SETS = 3;

/** A criterion's number and the step taken. */
export interface Taken {
  criterion: number;
  step: Step;
}

/** A filter as criteria that can be relaxed and what remains. */
export interface Plan {
  filter: EstateFilter;
  /** The parts that no step changes. */
  kept: EstateFilter[];
  criteria: Criterion[];
}

/** The plan of a filter whose criteria are these; one without steps stays as it is. */
export function planOf(filter: EstateFilter, criteria: readonly Criterion[]): Plan {
  const [relaxable, others] = [
    criteria.filter(({ steps }) => steps.length > 0),
    criteria.filter(({ steps }) => steps.length === 0),
  ];
  const rest = without(filter, ...coveredFields);
  return { filter, kept: [rest, ...others.map(({ part }) => part)], criteria: relaxable };
}

const asSearch = ({ filter, kept, criteria }: Plan): RelaxableSearch => ({
  filter,
  kept,
  criteria: criteria.map(({ part, steps }) => ({ part, steps: steps.map((step) => step.part) })),
});

/** The number of estates with each choice of steps. */
export const countChoices = (
  estates: EstateSearch,
  plan: Plan,
  choices: readonly (readonly Taken[])[],
): Promise<number[]> =>
  estates.countRelaxed(
    asSearch(plan),
    choices.map((taken) => taken.map(({ criterion, step }) => ({ criterion, part: step.part }))),
  );

/** The smallest sets of criteria that some estates miss and nothing else, even with the furthest steps. */
export async function findSmallestSets(estates: EstateSearch, plan: Plan): Promise<number[][]> {
  const sets = await estates.findMissed(asSearch(plan), MAX_TOGETHER);
  return sets.slice(0, MAX_SETS).filter((set) => set.length === sets[0]?.length);
}
