import type { Interpretation } from '@gakumado/shared/contract';
import { isAsked } from '@gakumado/shared/search-fields';
import type { SearchScope } from '../../search/scope.ts';
import type { Search } from '../../search/search.ts';
import { keywordPlace } from './keyword-place.ts';

/** Fields of which every value must be met: what the filter asks for and what the words ask for are joined. */
export const joined = ['condition', 'equipment'] as const satisfies (keyof Search)[];
/** Fields that are one wish: what the visitor chose of them wins as a whole. */
const wholeFields = [
  ['rentSelect', 'price_from', 'price_to'],
  ['cost_from', 'cost_to'],
] as const satisfies (keyof Search)[][];

/** The name of the place that a word of the search makes an end of the way. */
const nameOfTarget = (
  understood: Interpretation['understood'],
  ...fields: ('school_id' | 'destination' | 'second_school_id' | 'second_destination')[]
) => understood.find(({ filter }) => fields.some((field) => filter[field] !== undefined))?.label;

/**
 * The place of a search whose words were understood: their filter, and the words that stay text. The visitor's choices
 * in the filter of the page win over the words.
 */
export function keywordScope(
  { filter: { sort: wanted, ...filter }, understood, rest }: Interpretation,
  search: Search,
): SearchScope {
  const own = new Set<string>(
    Object.entries(search).flatMap(([field, value]) => (isAsked(value) ? [field] : [])),
  );
  for (const fields of wholeFields)
    if (fields.some((field) => own.has(field))) for (const field of fields) own.add(field);
  const asked = Object.fromEntries(Object.entries(filter).filter(([field]) => !own.has(field)));
  for (const field of joined) {
    const ids = [...new Set([...(filter[field] ?? []), ...search[field]])];
    if (ids.length > 0) asked[field] = ids;
  }
  const campusName = nameOfTarget(understood, 'school_id', 'destination');
  const secondCampusName = nameOfTarget(understood, 'second_school_id', 'second_destination');
  const usual = campusName === undefined ? keywordPlace.defaultSort : 'commute_asc';
  const { destination } = filter;
  return {
    ...keywordPlace,
    filter: { ...asked, keyword: rest === '' ? undefined : rest },
    defaultSort: wanted !== undefined && keywordPlace.sorts.includes(wanted) ? wanted : usual,
    ...(campusName !== undefined && { campusName }),
    ...(secondCampusName !== undefined && { secondCampusName }),
    ...(destination && { marker: { lat: destination.lat, lon: destination.lon, label: destination.name } }),
    name: understood.map(({ label }) => label).join('・'),
  };
}

/** A search without one of its words; the other ones stay as they were typed. */
export function withoutWord(keyword: string, word: string): string {
  const at = keyword.indexOf(word);
  if (at < 0) return keyword;
  const rest = `${keyword.slice(0, at)} ${keyword.slice(at + word.length)}`;
  return (
    rest
      .replace(/(^|\s)[、。,]+|[、。,]+(?=\s|$)/gu, ' ')
      // A particle that joined a removed word to the others joins nothing any more.
      .replace(/(^|\s)(の|に|で|と|へ|から|まで)(?=\s|$|[^ぁ-ん])/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}
