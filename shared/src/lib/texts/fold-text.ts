import { withoutInvisible } from './invisible.ts';
import { toHiragana } from './kana-letters.ts';
import { modernKanji } from './modern-kanji.ts';

/** A text as it is compared. `starts` and `ends` say where each of its characters stands in the text as written. */
export interface FoldedText {
  written: string;
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

export const LONG_VOWEL = 'ー';
/** Signs inside a word that people leave out: Wi-Fi and wifi, バス・トイレ and バストイレ. */
const LEFT_OUT = "-‐‑–—―−'’`´.・·_";
/** Half-width kana carry their sound mark as a character of its own. */
const SOUND_MARKS = new Set(['\uFF9E', '\uFF9F', '\u3099', '\u309A']);
const KANA = /[ぁ-ゖァ-ヶー]/;
/** Small kana that are written large as well: 四ッ谷 and 四ツ谷, 市ヶ谷 and 市ケ谷, ヵ月 and カ月. */
const LARGE_KANA = [
  ['っ', 'つ'],
  ['ゖ', 'け'],
  ['ゕ', 'か'],
] as const;

/** Each character that is compared as another one, or not at all. */
const sameAs = new Map<string, string>([
  ...modernKanji,
  ...LARGE_KANA,
  ...[...LEFT_OUT].map((sign): [string, string] => [sign, '']),
]);
const characters = [...sameAs.keys()].map((character) => (character === '-' ? '\\-' : character)).join('');
const HAS_OTHER = new RegExp(`[${characters}]`, 'gu');
/** As {@link HAS_OTHER}, with what no comparison needs where a text is looked for as a whole. */
const HAS_OTHER_OR_BLANK = new RegExp(`[${characters}\\s,${LONG_VOWEL}]`, 'gu');

const inOneScript = (text: string) => toHiragana(withoutInvisible(text).normalize('NFKC').toLowerCase());

/**
 * A text as it is looked for in others and compared with them: without differences of width, case and kana, old kanji, small
 * ヶ and ッ, without long vowels, blanks and signs inside words. Every character is folded by itself, so a part of a text is
 * a part of its key.
 */
export const textKey = (written: string): string =>
  inOneScript(written).replace(HAS_OTHER_OR_BLANK, (character) => sameAs.get(character) ?? '');

/** Most of a text: it is compared as it is written. */
const isPlain = (code: number) => (code >= 0x3041 && code <= 0x3093 && code !== 0x3063) || code === 0x3001;

/**
 * A text word by word: as {@link textKey}, with the blanks and with long vowels, of which only the last one of a katakana word makes no
 * difference (エレベーター, エレベータ).
 */
export function foldText(written: string): FoldedText {
  const folded = { text: '', starts: [] as number[], ends: [] as number[] };
  for (let at = 0; at < written.length;) {
    const end = at + sizeAt(written, at);
    const piece = foldPiece(written.slice(at, end));
    if (!isLastVowel(written, at, piece)) {
      folded.text += piece;
      for (let count = 0; count < piece.length; count += 1) {
        folded.starts.push(at);
        folded.ends.push(end);
      }
    }
    at = end;
  }
  return { written, ...folded };
}

function foldPiece(piece: string): string {
  if (piece.length === 1 && isPlain(piece.charCodeAt(0))) return piece;
  return inOneScript(piece).replace(HAS_OTHER, (character) => sameAs.get(character) ?? '');
}

/** Code units of the character at a place, with its sound mark. */
function sizeAt(text: string, at: number): number {
  const size = (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return SOUND_MARKS.has(text.charAt(at + size)) ? size + 1 : size;
}

function isLastVowel(text: string, at: number, piece: string): boolean {
  if (piece !== LONG_VOWEL) return false;
  const around = (from: number) => text.charAt(from).normalize('NFKC');
  return KANA.test(around(at - 1)) && KANA.test(around(at - 2)) && !KANA.test(around(at + 1));
}
