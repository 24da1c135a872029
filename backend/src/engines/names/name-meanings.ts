import { soundOfKey } from '@gakumado/shared/names';
import type { Found } from './key-table.ts';
import type { Meaning } from './meaning.ts';
import type { NameIndex } from './name-index.ts';
import { queryForms } from './query-forms.ts';
import { KANA_MIN } from './search-text.ts';

/** Meanings of keys that were found. */
export const meaningsOf = ({ things }: NameIndex, found: readonly Found[]): Meaning[] =>
  found.map(({ owner, fit }) => ({ thing: things[owner]!, fit }));

/** Meanings of keys of towns that were found. */
export const townMeaningsOf = ({ towns }: NameIndex, found: readonly Found[]): Meaning[] =>
  found.map(({ owner, fit }) => ({ thing: towns.at(owner), fit }));

/** Meanings of a folded word by its sound; towns only where nothing else sounds so. */
export function soundMeaningsOf(index: NameIndex, word: string): Meaning[] {
  const forms = queryForms(word).filter((form) => form !== word || soundOfKey(word) === word);
  const things = forms.flatMap((form) => meaningsOf(index, index.keys.exact(form)));
  if (things.length > 0) return things;
  return word.length < KANA_MIN
    ? []
    : forms.flatMap((form) => townMeaningsOf(index, index.townKeys.exact(form)));
}
