import { areaScope } from '../../search/scopes/area-scope.ts';
import type { Search } from '../../search/search.ts';
import type { Choice, FilterChoices } from '../../search/filter/filter-choices.ts';
import { isChosen } from '../../search/filter/filter-choices.ts';
import { hrefOf } from '../../search/scope.ts';
import { keywordPlace } from './keyword-place.ts';

/** A condition that words of a search mean, and the list that asks for it in their place. */
export interface MatchingFilter {
  label: string;
  href: string;
}

/** Letters of one word could be any condition. */
const WORD_MIN = 2;
const FILTERS_MAX = 6;

const toComparable = (text: string) => text.normalize('NFKC').toLowerCase();

const filterFields = [
  ['equipment', 'equipment'],
  ['condition', 'conditions'],
  ['building_type_id', 'buildingTypes'],
] as const satisfies readonly (readonly [keyof Search, keyof FilterChoices])[];

/**
 * Conditions of the filter among the words of a search, e.g. オートロック: a search by word reads names and places, so
 * that such a word finds nothing by itself. The other words stay.
 */
export function matchFilters(search: Search, choices: FilterChoices): MatchingFilter[] {
  const words = (search.keyword ?? '').split(/\s+/);
  const telling = words.filter((word) => word.length >= WORD_MIN);
  const filters = telling.flatMap((word) =>
    filterFields.flatMap(([field, kind]) =>
      choices[kind]
        .filter((choice) => means(word, choice) && !isChosen(choice, search[field]))
        .map(({ label, ids }) => {
          const others = words.filter((other) => other !== word).join(' ') || undefined;
          const next = { ...search, keyword: others, [field]: [...search[field], ...ids], page: 1 };
          const isPlaceLeft = others !== undefined || search.station_name !== undefined;
          return { label, href: hrefOf(isPlaceLeft ? keywordPlace : areaScope(), next) };
        }),
    ),
  );
  return filters.slice(0, FILTERS_MAX);
}

function means(word: string, { label }: Choice): boolean {
  const [asked, offered] = [toComparable(word), toComparable(label)];
  return offered.includes(asked) || asked.includes(offered);
}
