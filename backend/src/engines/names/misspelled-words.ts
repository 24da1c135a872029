import { nameUpTo } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { fits, isOneSlip } from './key-table.ts';
import type { Meaning } from './meaning.ts';
import type { NameIndex } from './name-index.ts';
import { meaningsOf } from './name-meanings.ts';
import type { SearchText } from './search-text.ts';

/** The cost of a name or wish with one wrong character. */
export const MISSPELLED_COST = 1;
const MISSPELLED_MIN = 4;
/** Characters of a wish that is known with one wrong. */
const MISSPELLED_WISH_MIN = 4;
/** Words in kanji as wishes are: four of them, or two with an ending in kana. */
const WRONG_KANJI_WISH =
  /^(?:\p{Script=Han}{2,3}付き|(?:\p{Script=Han}{4,6}|\p{Script=Han}{2,3}付)(?!\p{Script=Han}))/u;
const WRONG_KANJI_MAX = 8;
/** お風呂広め is not お風呂別. */
const SAYS_HOW = /[広狭近遠安高新古]/;

/** Names and wishes that may begin at a place with one wrong character. */
export function* misspelledAt(index: NameIndex, search: SearchText, at: number): Generator<Candidate> {
  if (search.isInside(at)) return;
  const found = [
    wishWithWrongKanji(index, search, at),
    misspelledSchool(index, search, at),
    misspelledWish(index, search, at),
  ];
  for (const candidate of found) if (candidate) yield candidate;
}

/** A school whose name has one wrong character: 青山学園大学. */
function misspelledSchool(index: NameIndex, search: SearchText, at: number): Candidate | null {
  const { text } = search;
  const name = /^[^ぁ-んa-z\d]{2,10}?(?:短期大学|大学|専門学校)(?!院)/.exec(text.slice(at, at + 14))?.[0];
  if (
    name === undefined ||
    name.length < MISSPELLED_MIN ||
    index.keys.exact(name).length > 0 ||
    search.spanningCost(at - 1, at + name.length) > 0
  )
    return null;
  const found = index.keys.near(name).filter(({ fit }) => fit === fits.full);
  const meanings = meaningsOf(index, found).filter(
    ({ thing }) => thing.kind === 'school' && thing.row.school_name.length === name.length,
  );
  // Of two kanji one is half of the name: it is one only where no other school differs as little.
  if (name.length === MISSPELLED_MIN && meanings.length > 1) return null;
  return meanings.length === 0 ? null : nameUpTo(at + name.length, meanings, MISSPELLED_COST);
}

/** A wish in katakana with one wrong, missing or doubled letter: オートロク, 宅配ボクス. */
function misspelledWish(index: NameIndex, search: SearchText, at: number): Candidate | null {
  const { text, scripts, isWordStart } = search;
  if (/\d/.test(text.charAt(at - 1)) || !/katakana|kanji/.test(scripts[at] ?? '')) return null;
  let end = at;
  let katakana = 0;
  while (end < text.length && (scripts[end] === 'katakana' || (katakana === 0 && scripts[end] === 'kanji'))) {
    if (end > at && isWordStart[end]) break;
    if (scripts[end] === 'katakana') katakana += 1;
    end += 1;
  }
  const word = text.slice(at, end);
  if (katakana < MISSPELLED_WISH_MIN - 1 || word.length < MISSPELLED_WISH_MIN) return null;
  if (index.keys.exact(word).length > 0) return null;
  // ユニットバス is not ユニットバス0, a number is never wrong, and ハンモック is not ごはんもつく.
  const found = index.keys.near(word, (key) => !/\d|もつく$|もつい/.test(key));
  const meanings = meaningsOf(index, found).filter(({ thing }) => thing.kind === 'condition');
  const [first] = meanings.toSorted((a, b) => a.fit - b.fit);
  return first ? nameUpTo(end, [first], MISSPELLED_COST) : null;
}

/** A wish in kanji with one wrong kanji: 女性専門, 食辞付き. */
function wishWithWrongKanji(index: NameIndex, search: SearchText, at: number): Candidate | null {
  const { text } = search;
  const word = WRONG_KANJI_WISH.exec(text.slice(at, at + WRONG_KANJI_MAX))?.[0];
  if (word === undefined || index.keys.exact(word).length > 0) return null;
  if (search.typed(at, at + word.length).length > word.length || SAYS_HOW.test(word)) return null;
  if (index.keys.endsFrom(text, at).some(({ end }) => end >= at + word.length)) return null;
  const found = index.keys.near(word, (key) => key.length === word.length && !/\d/.test(key));
  const [first, ...others] = meaningsOf(index, found);
  const isOne = first?.thing.kind === 'condition' && others.every(({ thing }) => thing === first.thing);
  return isOne ? nameUpTo(at + word.length, [first], MISSPELLED_COST) : null;
}

/** Names of campuses with one wrong kanji, behind their school and a blank: 立正大学 態谷. */
const WRONG_PART = /^\p{Script=Han}{2,4}(?!\p{Script=Han})/u;

/** A campus with one wrong kanji behind its school. A word that is a name of its own is no slip. */
export function* misspelledPart(
  index: NameIndex,
  search: SearchText,
  at: number,
  schools: readonly Meaning[],
): Generator<Candidate> {
  if (search.isWordStart[at] !== true) return;
  const word = WRONG_PART.exec(search.text.slice(at, at + 5))?.[0];
  if (word === undefined || index.keys.exact(word).length > 0 || index.townKeys.exact(word).length > 0)
    return;
  const found = schools.flatMap(({ thing, fit }): Meaning[] => {
    if (thing.kind !== 'school') return [];
    const parts = [...index.partsOf(thing)].flatMap(([key, part]) =>
      part.kind === 'campus' && key.length === word.length && isOneSlip(key, word) ? [part] : [],
    );
    const [part, ...others] = new Set(parts);
    return part && others.length === 0 ? [{ thing, fit, part }] : [];
  });
  if (found.length > 0) yield nameUpTo(at + word.length, found, MISSPELLED_COST);
}
