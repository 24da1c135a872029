import { toHiragana } from '../texts/kana-letters.ts';
import { modernKanji, readPairs } from '../texts/modern-kanji.ts';
import { withoutInvisible } from '../texts/invisible.ts';
import { typedKanji } from './typed-kanji.ts';

/** A text as names are compared, and where each of its characters stands in the text as written. */
export interface FoldedName {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
  /** True where a new word begins by a blank, a bracket or a comma before it; as long as `text`. */
  isWordStart: readonly boolean[];
}

interface Piece {
  text: string;
  start: number;
  end: number;
}

const KANJI = /[\p{Script=Han}々]/u;
const DIGIT = /\d/;
const BETWEEN_DIGITS = /[~〜～\-−–—ー―‐]/;
/** Characters between words. */
const SEPARATOR = /[\s、。,/|｜+＋&＆()[\]{}「」『』【】〔〕〈〉《》"“”:;!?…→]/u;
/** Optional characters inside words; ignored when names are compared. */
const LEFT_OUT = /[・.'’`´_\-‐‑–—―−ー〜~·･]/u;
/** Half-width kana carry their sound mark as a character of its own. */
const SOUND_MARKS = /\uFF9E|\uFF9F|\u3099|\u309A/;
/** Kana between two kanji that are written in many ways or left out: 市ヶ谷, 四ツ谷, 虎ノ門, 自由が丘. */
const LINKING = /[ゖけがゕかつっの之]/;
const WRITTEN_LINKING = /[ヶケヵがガつッツっのノ之]/;
/** Characters that are compared as others: old and simplified forms, and radicals. */
const sameKanji: ReadonlyMap<string, string> = new Map([...modernKanji, ...readPairs(typedKanji)]);
const KANJI_DIGITS = '〇一二三四五六七八九';

/**
 * A name or a search as both are compared: NFKC, small letters without accents, hiragana, today's kanji, numbers in
 * digits (三条 is 3条), 御 for お before kanji, and without what is left out as often as written: blanks, signs inside
 * words, long vowels of katakana, kana that link kanji (市ヶ谷, 市ケ谷 and 市谷 are one).
 */
export function foldName(written: string): FoldedName {
  const pieces = piecesOf(written);
  const folded = { text: '', starts: [] as number[], ends: [] as number[], isWordStart: [] as boolean[] };
  let isStart = true;
  for (let at = 0; at < pieces.length; at += 1) {
    const { text, end, start } = pieces[at]!;
    const [before, after] = [pieces[at - 1]?.text ?? '', pieces[at + 1]?.text ?? ''];
    if (isDropped(written, pieces[at]!, before, after)) {
      isStart ||= SEPARATOR.test(text) && !isInNumber(text, before, after);
      continue;
    }
    const number = kanjiNumber(pieces, at);
    const kept = number?.text ?? keptText(text, before, after);
    const last = number ? pieces[at + number.count - 1]!.end : end;
    for (const character of kept) {
      for (let unit = 0; unit < character.length; unit += 1) {
        folded.starts.push(start);
        folded.ends.push(last);
        folded.isWordStart.push(isStart);
        isStart = false;
      }
      folded.text += character;
    }
    if (number) at += number.count - 1;
  }
  return folded;
}

/** Most names: kanji that stand for themselves, or a reading in katakana. */
const PLAIN_KANJI = /^[\u4e00-\u9fff]+$/;
const PLAIN_KATAKANA = /^[ァ-ヴ]+$/;
const NOT_PLAIN = new RegExp(`[之${KANJI_DIGITS}十${[...sameKanji.keys()].join('')}]`);

/** The text of {@link foldName} alone. */
export function nameKey(written: string): string {
  if (PLAIN_KANJI.test(written) && !NOT_PLAIN.test(written)) return written;
  if (PLAIN_KATAKANA.test(written)) return toHiragana(written).replaceAll('っ', 'つ');
  return foldName(written).text;
}

function piecesOf(written: string): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < written.length;) {
    let end = start + ((written.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
    if (SOUND_MARKS.test(written.charAt(end))) end += 1;
    for (const character of foldCharacter(written.slice(start, end)))
      pieces.push({ text: character, start, end });
    start = end;
  }
  return pieces;
}

/** Kanji as they are compared: today's form of old and simplified ones, and of radicals. */
export const withSameKanji = (text: string): string =>
  text.replace(/[\p{Script=Han}]/gu, (kanji) => sameKanji.get(kanji) ?? kanji);

function foldCharacter(character: string): string {
  const plain = toHiragana(withoutInvisible(character).normalize('NFKC').toLowerCase());
  const modern = sameKanji.get(plain) ?? plain;
  // Accents of the Latin letters: ō is o. The marks of kana stay.
  return /[à-žǎ-ǜ]/.test(modern) ? modern.normalize('NFD').replace(/\p{Mn}/gu, '') : modern;
}

const isInNumber = (text: string, before: string, after: string) =>
  DIGIT.test(after) &&
  (BETWEEN_DIGITS.test(text) ? /[\d万千円]/.test(before) : /[.,]/.test(text) && DIGIT.test(before));

function isDropped(written: string, { text, start }: Piece, before: string, after: string): boolean {
  if (isInNumber(text, before, after)) return text === ',';
  // 5万~7万, 50000円~: the sign says something after a unit of money as well.
  if (/[~〜]/.test(text) && /[\d万円千]/.test(before)) return false;
  if (/[~〜]/.test(text) && DIGIT.test(after) && !KANJI.test(before)) return false;
  if (SEPARATOR.test(text) || LEFT_OUT.test(text)) return true;
  const isLinking = LINKING.test(text) && WRITTEN_LINKING.test(written.charAt(start).normalize('NFKC'));
  return isLinking && KANJI.test(before) && KANJI.test(after);
}

function keptText(text: string, before: string, after: string): string {
  if (isInNumber(text, before, after) || /[~〜]/.test(text)) return text === '.' ? '.' : '~';
  if (text === 'ゖ') return 'け';
  if (text === 'っ') return 'つ';
  if (text === 'お' && KANJI.test(after) && !/[ぁ-ん]/.test(before)) return '御';
  return text;
}

/** A number in kanji from a place on: 二十四 is 24, 三 is 3. Hundreds and more stand in names and stay. */
function kanjiNumber(pieces: readonly Piece[], at: number): { text: string; count: number } | null {
  let count = 0;
  while (/[〇一二三四五六七八九十]/.test(pieces[at + count]?.text ?? '')) count += 1;
  const run = pieces
    .slice(at, at + count)
    .map(({ text }) => text)
    .join('');
  const text = digitsOf(run);
  return text === undefined ? null : { text, count };
}

/** The digits of a number in kanji below a hundred, or of one that is written digit by digit; undefined for others. */
function digitsOf(kanji: string): string | undefined {
  if (kanji === '') return undefined;
  if (!kanji.includes('十')) return kanji.replace(/./g, (digit) => String(KANJI_DIGITS.indexOf(digit)));
  const [, tens = '', ones = ''] = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(kanji) ?? [];
  if (`${tens}十${ones}` !== kanji) return undefined;
  const digit = (text: string, otherwise: number) => (text === '' ? otherwise : KANJI_DIGITS.indexOf(text));
  return String(digit(tens, 1) * 10 + digit(ones, 0));
}

/** Numbers in kanji as digits: 北八条西二十四丁目 is 北8条西24丁目. Hundreds and more stay. */
export const withDigits = (text: string): string =>
  text.replace(/[〇一二三四五六七八九十]+/g, (run) => digitsOf(run) ?? run);
