import type { EstateFilter, Interpretation, Relaxation } from '@gakumado/shared/contract';
import { otherPlace } from '../../search/relaxed-search.ts';
import type { Search } from '../../search/search.ts';
import { joined, withoutWord } from './keyword-scope.ts';
import { keywordPlace } from './keyword-place.ts';

type Change = Relaxation['change'];
type Field = keyof EstateFilter & keyof Change;

const isJoined = (field: string): field is (typeof joined)[number] => joined.some((one) => one === field);

/** The effect of a relaxation on a field of a word: it stays, goes, goes in part, or the visitor's own choice takes its place. */
function fateOf(field: Field, value: unknown, change: Change): 'stays' | 'goes' | 'in part' | 'own' {
  const left = change[field];
  if (left === undefined) return 'stays';
  if (left === null) return 'goes';
  if (field === 'keyword' && typeof left === 'string')
    return left.split(' ').includes(String(value)) ? 'stays' : 'goes';
  if (!isJoined(field) || !Array.isArray(value)) return 'own';
  const kept = value.filter((id) => (left as readonly unknown[]).includes(id));
  if (kept.length === value.length) return 'stays';
  return kept.length === 0 ? 'goes' : 'in part';
}

/**
 * A relaxation as a change of the words that leaves some of them out. Other conditions of theirs can be set and not left out. None
 * where a word asks for more than the relaxation gives up.
 */
export function relaxedWords(
  relaxation: Relaxation,
  { understood, rest }: Interpretation,
  { keyword, search }: { keyword: string; search: Search },
): Relaxation[] {
  const { change } = relaxation;
  if (otherPlace(keywordPlace, change)) return [relaxation];
  const gone: string[] = [];
  for (const { word, filter } of understood) {
    const fates = Object.entries(filter).map(([field, value]) => fateOf(field as Field, value, change));
    if (fates.includes('in part')) return [];
    if (!fates.includes('goes')) continue;
    if (fates.some((fate) => fate !== 'goes')) return [];
    gone.push(word);
  }
  const { keyword: left, ...others } = change;
  if (left !== undefined) {
    const known = new Set(understood.map(({ filter }) => filter.keyword));
    const kept = new Set(left?.split(' '));
    gone.push(...rest.split(' ').filter((word) => !known.has(word) && !kept.has(word)));
  }
  const words = gone.reduce(withoutWord, keyword);
  // Where no word is left the list of the whole country takes the place of the words.
  if (words === '' && left === null) return [relaxation];
  if (words === '' || (words === keyword && (gone.length > 0 || left !== undefined))) return [];
  const own = Object.fromEntries(
    joined
      .filter((field) => others[field])
      .map((field) => [field, search[field].filter((id) => others[field]?.includes(id))]),
  );
  return [{ ...relaxation, change: { ...others, ...own, ...(words !== keyword && { keyword: words }) } }];
}
