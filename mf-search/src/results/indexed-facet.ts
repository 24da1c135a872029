import { appliedWishes } from './applied-wishes.ts';
import { noCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import type { FilterChoices } from './filter-choices.ts';
import { countNarrowing } from './place.ts';
import type { SearchPlace } from './place.ts';

const facetFields = ['rentSelect', 'building_type_id', 'layout', 'condition', 'equipment'] as const;

export interface IndexedFacet {
  label: string;
  /** The facet alone. */
  condition: Partial<Condition>;
}

/**
 * The one facet that a list is narrowed by, which makes it a page of its own for search engines; null for a list that is
 * narrowed by anything else or by more.
 */
export function indexedFacet(
  condition: Condition,
  choices: FilterChoices,
  place: SearchPlace,
): IndexedFacet | null {
  if (countNarrowing(condition, place) !== 1) return null;
  const facet = Object.fromEntries(facetFields.map((field) => [field, condition[field]]));
  const wishes = appliedWishes({ ...noCondition, ...facet }, choices, place);
  const [wish] = wishes;
  return wish && wishes.length === 1 ? { label: wish.label, condition: facet } : null;
}
