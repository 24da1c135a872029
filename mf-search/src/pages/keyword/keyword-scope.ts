import type { Interpretation } from '@gakumado/shared/contract';
import { isAsked } from '@gakumado/shared/search-fields';
import type { SearchScope } from '../../search/scope.ts';
import type { Search } from '../../search/search.ts';
import { keywordPlace } from './keyword-place.ts';

/** Fields of which every value must be met: what the filter asks for and what the words ask for are joined. */
const joined = ['condition', 'equipment'] as const satisfies (keyof Search)[];
const rentFields = ['rentSelect', 'price_from', 'price_to'] as const satisfies (keyof Search)[];

/**
 * The place of a search whose words were understood: their filter, and the words that stay text. The visitor's choices
 * in the filter of the page win over the words.
 */
export function keywordScope({ filter, understood, rest }: Interpretation, search: Search): SearchScope {
  const own = new Set<string>(
    Object.entries(search).flatMap(([field, value]) => (isAsked(value) ? [field] : [])),
  );
  if (rentFields.some((field) => own.has(field))) for (const field of rentFields) own.add(field);
  const asked = Object.fromEntries(Object.entries(filter).filter(([field]) => !own.has(field)));
  for (const field of joined) {
    const ids = [...new Set([...(filter[field] ?? []), ...search[field]])];
    if (ids.length > 0) asked[field] = ids;
  }
  const [campusName = '', secondCampusName] = understood
    .filter((word) => word.filter.school_id !== undefined)
    .map(({ label }) => label);
  return {
    ...keywordPlace,
    filter: { ...asked, keyword: rest === '' ? undefined : rest },
    ...(filter.school_id !== undefined && {
      defaultSort: 'commute_asc',
      sorts: ['commute_asc', ...keywordPlace.sorts],
      campusName,
      ...(secondCampusName !== undefined && { secondCampusName }),
    }),
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
