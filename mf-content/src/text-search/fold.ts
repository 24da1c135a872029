import { toHiragana } from '@gakumado/shared/vocabulary';

/** A text as it is compared. `starts` and `ends` say where each of its characters stands in the text as written. */
export interface FoldedText {
  written: string;
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** Signs inside a word that people leave out: Wi-Fi and wifi, バス・トイレ and バストイレ. */
const LEFT_OUT = new Set("-‐‑–−'’.・_");
/** Half-width kana carry their sound mark as a character of its own. */
const SOUND_MARKS = new Set(['\uFF9E', '\uFF9F', '\u3099', '\u309A']);
export const LONG_VOWEL = 'ー';
const KANA = /[ぁ-ゖァ-ヶー]/;
/** Most of a text: it is compared as it is written. */
const isPlain = (code: number) => (code >= 0x3041 && code <= 0x3093) || (code >= 0x4e00 && code <= 0x9fff);

/**
 * A text without differences of width, case and kana, without signs inside words, and without the long vowel at the end of
 * a katakana word (エレベーター, エレベータ).
 */
export function foldText(written: string): FoldedText {
  const folded = { text: '', starts: [] as number[], ends: [] as number[] };
  for (let at = 0; at < written.length;) {
    const end = at + sizeAt(written, at);
    const piece = foldPiece(written.slice(at, end));
    if (!LEFT_OUT.has(piece) && !isLastVowel(written, at, piece)) {
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
  return toHiragana(piece.normalize('NFKC').toLowerCase());
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
