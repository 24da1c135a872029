import { normaliseKana } from '@gakumado/shared/forms';
import { shopWords } from '@gakumado/shared/vocabulary';

/** A piece of a text, and whether it is what somebody searched for. */
export interface TextPiece {
  text: string;
  isHit: boolean;
}

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

/** A text in pieces, of which those are hits that one of the words covers. */
export function markWords(text: string, words: readonly string[]): TextPiece[] {
  const letters = [...text];
  const folded = letters.map(fold);
  // The letter that each folded one comes from: ㈱ is three of them.
  const origins = folded.flatMap((piece, index) => Array.from(piece, () => index));
  const whole = folded.join('');
  const hits = new Set<number>();
  for (const word of words.filter(Boolean)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (const origin of origins.slice(at, at + word.length)) hits.add(origin);
    }
  }
  const pieces: TextPiece[] = [];
  for (const [index, letter] of letters.entries()) {
    const isHit = hits.has(index);
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += letter;
    else pieces.push({ text: letter, isHit });
  }
  return pieces;
}
