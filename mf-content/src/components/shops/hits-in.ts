import { normaliseKana } from '@gakumado/shared/forms';
import type { Hit } from '@gakumado/shared/text-search';
import { shopWords } from '@gakumado/shared/vocabulary';

/** Width, case and kind of kana do not matter. */
const fold = (text: string) => normaliseKana(text).toLowerCase();

/** The words of a search for shops as they are compared, the whole words before what is left of them. */
export const foldedWords = (keyword: string): string[] => [
  ...new Set(shopWords(keyword).flatMap(({ word, stem }) => [fold(word), fold(stem)])),
];

/** Whether a text has one of the words. */
export const hasWord = (text: string, words: readonly string[]) => {
  const folded = fold(text).replaceAll(' ', '');
  return words.some((word) => folded.includes(word));
};

/** Where one of the words covers a text, in order and without overlaps. */
export function hitsIn(text: string, words: readonly string[]): Hit[] {
  const letters = [...text];
  const folded = letters.map(fold);
  // The letter that each folded one comes from: ㈱ is three of them.
  const origins = folded.flatMap((piece, index) => Array.from(piece, () => index));
  const whole = folded.join('');
  const covered = new Set<number>();
  for (const word of words.filter(Boolean)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (const origin of origins.slice(at, at + word.length)) covered.add(origin);
    }
  }
  const hits: [start: number, end: number][] = [];
  let start = 0;
  for (const [index, letter] of letters.entries()) {
    const end = start + letter.length;
    const last = hits.at(-1);
    if (covered.has(index) && last?.[1] === start) last[1] = end;
    else if (covered.has(index)) hits.push([start, end]);
    start = end;
  }
  return hits;
}
