import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { destinationName } from '@gakumado/shared/search-fields';
import { campusLabel } from '@gakumado/shared/vocabulary';
import { writeDraft } from '../../search/draft/draft-address.ts';
import type { DraftPlace } from '../../search/draft/draft-place.ts';
import { fieldlessFilters } from '../../search/filter/applied-filters.ts';
import type { Search } from '../../search/search.ts';
import { withoutSecond } from '../../search/scope.ts';
import { FilterChips } from '../../search/filter/filter-chips.tsx';

interface CarriedFiltersProps {
  found: { draft: DraftPlace };
  search: Search;
  /** Absent when it could not be asked for. */
  secondCampus: SchoolCampus | null | undefined;
}

/**
 * Filters of a result page for which this page has no field: a part of the map, words, a second campus. They are
 * counted, searched and saved too, so they are shown and can be removed.
 */
export function CarriedFilters({ found: { draft }, search, secondCampus }: CarriedFiltersProps) {
  const hrefOf = (without: Search) =>
    paths.searchCondition() +
    writeDraft({ ...draft, bounds: without.bounds, polygon: without.polygon }, without);
  const filters = fieldlessFilters(search).map(({ label, without }) => ({ label, href: hrefOf(without) }));
  if (search.second_school_id !== undefined) {
    const label = secondCampus ? `2か所目：${campusLabel(secondCampus)}` : '2か所目';
    filters.push({ label, href: hrefOf(withoutSecond(search)) });
  }
  if (search.second_destination) {
    const label = `2か所目：${destinationName(search.second_destination)}`;
    filters.push({ label, href: hrefOf(withoutSecond(search)) });
  }
  return (
    filters.length > 0 && <FilterChips title="あわせて指定している条件" heading="h3" filters={filters} />
  );
}
