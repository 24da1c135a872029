import type { SchoolCampus } from '@gakumado/shared/contract';
import { destinationName } from '@gakumado/shared/search-fields';
import { appliedFilters } from '../filter/applied-filters.ts';
import type { Search } from '../search.ts';
import type { Results } from '../load-results.ts';
import type { FilterChoices } from '../filter/filter-choices.ts';
import type { SearchScope } from '../scope.ts';
import { campusSearchName } from '../../places/campus-search-name.ts';
import { conditionName } from '../saved/condition-name.ts';

/** 6万円以下 reads 〜6万円 in a name (contract, 4.14). */
const inName = (label: string) => label.replace(/^([\d.]+[万千]円)以下/, '〜$1');

/**
 * The name of a search at a place: 早稲田キャンパス・〜6万円・女性専用; between two campuses
 * 早稲田キャンパス＋明治大学 和泉キャンパス・〜6万円.
 */
export function nameOfSearch(
  placeName: string,
  search: Search,
  choices: FilterChoices,
  scope: SearchScope,
  secondCampus?: SchoolCampus | null,
): string {
  const labels = appliedFilters(search, choices, scope).map(({ label }) => inName(label));
  const secondName = secondCampus
    ? campusSearchName(secondCampus)
    : search.second_destination && destinationName(search.second_destination);
  const second = secondName ? `＋${secondName}` : '';
  return conditionName(placeName + second, labels);
}

/** The name of the search that a list shows; of a search by words alone, the words. */
export const nameOfResults = (
  scope: SearchScope,
  { search, choices, secondCampus }: Pick<Results, 'search' | 'choices' | 'secondCampus'>,
): string =>
  nameOfSearch(
    scope.name ?? scope.marker?.label ?? search.keyword ?? '',
    search,
    choices,
    scope,
    secondCampus,
  );
