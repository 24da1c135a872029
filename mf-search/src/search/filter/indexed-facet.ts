import { appliedFilters } from './applied-filters.ts';
import { emptySearch } from '../search.ts';
import type { Search } from '../search.ts';
import type { FilterChoices } from './filter-choices.ts';
import { countNarrowing } from '../scope.ts';
import type { SearchScope } from '../scope.ts';

const facetFields = ['rentSelect', 'building_type_id', 'layout', 'condition', 'equipment'] as const;

export interface IndexedFacet {
  label: string;
  /** The facet alone. */
  search: Partial<Search>;
}

/**
 * The one facet that a list is narrowed by, which makes it a page of its own for search engines; null for a list that is
 * narrowed by anything else or by more.
 */
export function indexedFacet(
  search: Search,
  choices: FilterChoices,
  scope: SearchScope,
): IndexedFacet | null {
  if (countNarrowing(search, scope) !== 1) return null;
  const facet = Object.fromEntries(facetFields.map((field) => [field, search[field]]));
  const filters = appliedFilters({ ...emptySearch, ...facet }, choices, scope);
  const [filter] = filters;
  return filter && filters.length === 1 ? { label: filter.label, search: facet } : null;
}
