import { foldText, LONG_VOWEL } from '@gakumado/shared/texts';
import type { FoldedText } from '@gakumado/shared/texts';

const KANJI = /[\p{Script=Han}々]/u;
const HIRAGANA = /[ぁ-ゖ]/;
const KATAKANA = /[ァ-ヶー]/;
const LATIN = /[a-z0-9]/;
/** Hiragana after which a new word may begin. */
const PARTICLES = /[のはがをにでともやへかお]/;

/** Start and end of a hit in a text. */
export type Hit = readonly [start: number, end: number];

/** Kana that may follow a word of several kanji without being another word: 申し込み, 問い合わせ. */
const ENDING_MAX = 2;
/** No such kana: 東京から is another thing than 東京. */
const FROM = /から$/;
/** 2年 is not in 12年. */
const WHOLE_NUMBER = String.raw`(?<!\d)`;

/** A spelling that can be looked for. */
export interface Spelling {
  /** Matches it at the place `lastIndex` of a folded text. */
  here: RegExp;
  /** Finds it from there on. */
  anywhere: RegExp;
  kind: 'latin' | 'kana' | 'kanji' | 'one kanji';
  /** Written in katakana and so short that it may be a part of other words in hiragana: ガス. */
  isShortKatakana: boolean;
}

/** Prepares a spelling. Kana between and after two or more kanji make no difference: 引っ越し, 引越し, 引越. */
export function readSpelling(written: string): Spelling {
  const characters = [...foldText(written).text];
  const kanjiCount = characters.filter((it) => KANJI.test(it)).length;
  const isShortKatakana = KATAKANA.test(written.normalize('NFKC').charAt(0)) && characters.length <= 3;
  const letters = kanjiCount > 1 ? looseSource(characters) : characters.map(escape).join('');
  const source = /^\d/.test(letters) ? WHOLE_NUMBER + letters : letters;
  return {
    here: new RegExp(source, 'uy'),
    anywhere: new RegExp(source, 'gu'),
    kind: kindOf(characters, kanjiCount),
    isShortKatakana,
  };
}

function kindOf(characters: readonly string[], kanjiCount: number): Spelling['kind'] {
  if (kanjiCount > 0) return characters.length === 1 ? 'one kanji' : 'kanji';
  return characters.every((it) => LATIN.test(it)) ? 'latin' : 'kana';
}

function looseSource(characters: readonly string[]): string {
  const last = characters.findLastIndex((it) => KANJI.test(it));
  const isEnding = characters.length - 1 - last <= ENDING_MAX && !FROM.test(characters.join(''));
  return characters
    .map((it, at) => {
      const [before = '', after = ''] = [characters[at - 1], characters[at + 1]];
      if (KANJI.test(it)) return KANJI.test(after) ? `${it}${HIRAGANA.source}?` : it;
      if (at > last) return isEnding ? `${escape(it)}?` : escape(it);
      const isBetween = KANJI.test(before) && KANJI.test(after) && HIRAGANA.test(it);
      return isBetween ? `${it}?` : escape(it);
    })
    .join('');
}

const escape = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

/** Where a spelling that begins at a place of a folded text ends, or -1. `isAfterWord`: another word ends there. */
export function endAt(folded: FoldedText, at: number, { here, kind }: Spelling, isAfterWord = false): number {
  here.lastIndex = at;
  const found = here.exec(folded.text)?.[0];
  if (!found) return -1;
  const end = at + found.length;
  return kind === 'kanji' || kind === 'one kanji' || isWord(folded, at, end, isAfterWord) ? end : -1;
}

/** Where a folded text has a spelling, in places of the folded text. */
export function hitsOf(folded: FoldedText, { anywhere, kind, isShortKatakana }: Spelling): Hit[] {
  const hits = [...folded.text.matchAll(anywhere)].map(({ 0: found, index }): Hit => [
    index,
    index + found.length,
  ]);
  if (kind === 'kanji') return hits;
  if (kind === 'one kanji') return hits.filter(([from, to]) => !isInCompound(folded.text, from, to));
  const isOwnScript = (from: number) => KATAKANA.test(writtenAt(folded, folded.starts[from] ?? 0));
  return hits.filter(
    ([from, to]) => isWord(folded, from, to, false) && (!isShortKatakana || isOwnScript(from)),
  );
}

/** 音 is another word than 防音. */
const isInCompound = (text: string, from: number, to: number) =>
  KANJI.test(text.charAt(from - 1)) || KANJI.test(text.charAt(to));

const writtenAt = ({ written }: FoldedText, at: number) => written.charAt(at).normalize('NFKC').toLowerCase();

/**
 * True for whole words: ガス is not in さがす, IH not in with. Longer words of kana are found inside others as well.
 */
function isWord(folded: FoldedText, from: number, to: number, isAfterWord: boolean): boolean {
  const start = folded.starts[from] ?? 0;
  const last = folded.ends[to - 1] ?? 0;
  const end = writtenAt(folded, last) === LONG_VOWEL ? last + 1 : last;
  const [first, before, after] = [start, start - 1, end].map((at) => writtenAt(folded, at)) as [
    string,
    string,
    string,
  ];
  if (LATIN.test(first)) return !LATIN.test(before) && !LATIN.test(after);
  if (KATAKANA.test(first)) return to - from > 2 || (!KATAKANA.test(before) && !KATAKANA.test(after));
  return to - from > 3 || isAfterWord || !HIRAGANA.test(before) || PARTICLES.test(before);
}
