import { foldText, LONG_VOWEL } from '@gakumado/shared/texts';
import type { FoldedText } from '@gakumado/shared/texts';
import type { SearchWord } from './read-words.ts';
import { hitsOf } from './spelling.ts';
import type { Hit } from './spelling.ts';

/** A text of an item, and how much a hit in it counts. */
export interface SearchField {
  text: string;
  weight: number;
}

interface FoldedField {
  folded: FoldedText;
  weight: number;
}

export interface Ranked<T> {
  item: T;
  score: number;
  /** Part of the search that the item has, from 0 to 1; rare words count more than common ones. */
  share: number;
}

/** The weight of a form that is the word itself and no part of it. */
const WHOLE = 1;
/** Hits beyond these in one text make no difference. */
const COUNTED_HITS = 4;

/**
 * Items that have at least one of the words, best first: those with more and rarer words, in weightier texts. Equal items
 * stay in their order.
 */
export function rank<T>(
  items: readonly T[],
  fieldsOf: (item: T) => readonly SearchField[],
  words: readonly SearchWord[],
): Ranked<T>[] {
  const folded = items.map((item) =>
    fieldsOf(item).map(({ text, weight }) => ({ weight, folded: foldText(text) })),
  );
  const scores = words.map((word) => folded.map((fields) => scoreOf(fields, word)));
  const worth = words.map(
    ({ weight }, at) => weight * rarityOf(scores[at]!.filter((score) => score > 0).length, items.length),
  );
  const heaviest = Math.max(...words.map(({ weight }) => weight));
  const sum = (valueOf: (at: number) => number) => words.reduce((total, _, at) => total + valueOf(at), 0);
  return items
    .map((item, index) => ({ item, scoreAt: (at: number) => scores[at]![index]! }))
    .filter(({ scoreAt }) => words.some(({ weight }, at) => weight === heaviest && scoreAt(at) > 0))
    .map(({ item, scoreAt }) => {
      const share = sum((at) => (scoreAt(at) > 0 ? worth[at]! : 0)) / sum((at) => worth[at]!);
      return { item, share, score: sum((at) => scoreAt(at) * worth[at]!) * share };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Robertson's inverse document frequency: a word that every item has says little. */
const rarityOf = (having: number, all: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5));

function scoreOf(fields: readonly FoldedField[], { forms }: SearchWord): number {
  return fields.reduce((total, { folded, weight }) => {
    const best = forms.map(
      (form) => form.weight * strength(hitsOf(folded, form.spelling), folded.text.length),
    );
    return total + weight * Math.max(0, ...best);
  }, 0);
}

/** More for several hits, and for hits that are much of the text. */
function strength(hits: readonly Hit[], length: number): number {
  if (hits.length === 0) return 0;
  const covered = hits.reduce((total, [from, to]) => total + to - from, 0);
  return 1 + 0.15 * (Math.min(hits.length, COUNTED_HITS) - 1) + Math.min(0.5, covered / length);
}

/** Where a text has the words of a search, in order and without overlaps. Parts of a word count where the word is not. */
export function findHits(text: string, words: readonly SearchWord[]): Hit[] {
  const folded = foldText(text);
  const all = words.flatMap(({ forms }) => {
    const found = forms.map(({ spelling, weight }) => ({ weight, hits: hitsOf(folded, spelling) }));
    const best = Math.max(0, ...found.filter(({ hits }) => hits.length > 0).map(({ weight }) => weight));
    return found.filter(({ weight }) => weight >= Math.min(best, WHOLE)).flatMap(({ hits }) => hits);
  });
  return placesOf(folded, all);
}

/** Where a text has one of the words, each with exactly its letters, in order and without overlaps. */
export function findLetters(text: string, words: readonly string[]): Hit[] {
  const folded = foldText(text);
  const all = words
    .map((word) => foldText(word).text)
    .filter(Boolean)
    .flatMap((word) =>
      folded.starts.flatMap((_start, at): Hit[] =>
        folded.text.startsWith(word, at) ? [[at, at + word.length]] : [],
      ),
    );
  return placesOf(folded, all);
}

/** Hits in a folded text as they stand in the text as written. */
function placesOf({ written, starts, ends }: FoldedText, hits: readonly Hit[]): Hit[] {
  const places = hits.map(([from, to]): Hit => [starts[from]!, ends[to - 1]!]);
  return join(places.map(([start, end]) => [start, written.charAt(end) === LONG_VOWEL ? end + 1 : end]));
}

function join(hits: readonly Hit[]): Hit[] {
  const joined: [number, number][] = [];
  for (const [start, end] of hits.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
