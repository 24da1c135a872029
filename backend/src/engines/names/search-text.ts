import type { FoldedName } from '@gakumado/shared/names';
import { scriptOf } from './script-of.ts';

/** A name of fewer kana is one only where it is the whole word. */
export const KANA_MIN = 3;
/** Runs of kana or Latin letters that are looked up by their sound are no longer than this. */
export const RUN_MAX = 24;
/** A name that goes over a blank is rather two words: 京都大学 町家 has no 大学町. */
const SPANNING_COST = 0.9;

const KATAKANA = /[ァ-ヶーｦ-ﾟ]/;

/** Where words begin: behind blanks and signs, and behind a の or が that is left out between kanji (娘の部屋). */
const wordStarts = ({ starts, ends, isWordStart }: FoldedName, search: string): boolean[] =>
  isWordStart.map(
    (isStart, at) => isStart || (at > 0 && /[のが]/.test(search.slice(ends[at - 1], starts[at]))),
  );

/** A search as it was typed and folded, with the places where its words and scripts change. Places are those of `text`. */
export class SearchText {
  /** The folded search. */
  readonly text: string;
  readonly isWordStart: readonly boolean[];
  /** The script in which each character was typed: as `scriptOf` says, or `katakana`. */
  readonly scripts: readonly string[];
  readonly #folded: FoldedName;
  /** Where a ・ stands before a character: エアコン・コンロ are two words, and バス・トイレ is one. */
  readonly #isDotBefore: readonly boolean[];
  readonly #typed: string;

  /** @param typed the text as it was typed */
  constructor(folded: FoldedName, typed: string) {
    this.text = folded.text;
    this.isWordStart = wordStarts(folded, typed);
    this.#folded = folded;
    this.#typed = typed;
    this.#isDotBefore = folded.starts.map((start) => /[・･]/.test(typed.charAt(start - 1)));
    this.scripts = Array.from({ length: folded.text.length }, (_, at) =>
      KATAKANA.test(typed.charAt(folded.starts[at] ?? 0)) ? 'katakana' : scriptOf(folded.text.charAt(at)),
    );
  }

  /** The stretch of the search that a stretch of the text was typed as. */
  typed(start: number, end: number): string {
    return this.#typed.slice(this.#folded.starts[start], this.#folded.ends[end - 1]);
  }

  /** The characters right behind a stretch that ends here which folding leaves out. */
  leftOutAt(end: number): string {
    const { starts, ends } = this.#folded;
    return this.#typed.slice(ends[end - 1], starts[end] ?? ends[end - 1]);
  }

  /** Whether a place is inside a word: its character and the one before are of one script, without a blank between. */
  isInside(at: number): boolean {
    if (at <= 0 || at >= this.text.length || this.isWordStart[at] || this.#isDotBefore[at]) return false;
    return this.scripts[at] === this.scripts[at - 1];
  }

  /** Whether a name may end at a place. A single kanji or two kana are a name only where they are the whole word. */
  canEnd(at: number, end: number): boolean {
    const { text, isWordStart } = this;
    const isEnd = end === text.length || isWordStart[end] === true || !this.isInside(end);
    // 寮以外: a word that denies is another one.
    const isWholeWord =
      !this.isInside(at) && (isEnd || /^(?:以外|不要|不可|無理)/.test(text.slice(end, end + 2)));
    const script = scriptOf(text.charAt(at));
    if (script === 'latin' || script === 'digit') {
      const isCut =
        end < text.length &&
        !isWordStart[end] &&
        /[a-z\d]/.test(text.charAt(end - 1)) &&
        scriptOf(text.charAt(end)) === scriptOf(text.charAt(end - 1));
      return !isCut && end - at > 1;
    }
    if (script === 'kana') return end - at >= KANA_MIN || (isWholeWord && isWordStart[at] === true);
    return end - at >= 2 || isWholeWord;
  }

  /** The end of the run of one script that a place begins. */
  endOfRun(at: number, script: string): number {
    let end = at + 1;
    while (end < this.text.length && end - at < RUN_MAX && scriptOf(this.text.charAt(end)) === script)
      end += 1;
    return end;
  }

  /** Whether the first or last word of a stretch is none of its name: 部屋がほしい 駅は志木 has no ほしい駅, and to Kyoto no Tokyo. */
  isOfTwoWords(at: number, end: number): boolean {
    const { text, isWordStart } = this;
    // ひろお の is no 広野.
    if (isWordStart[end - 1] && /[ぁ-ん][のにでへとをはが]/.test(text.slice(end - 2, end))) return true;
    if (isWordStart[end - 1] && !isWordStart[at] && /[ぁ-ん]駅/.test(text.slice(end - 2, end))) return true;
    return (
      at + 2 < end &&
      isWordStart[at + 2] === true &&
      /^(?:to|at|in|of|on|by)[a-z]/.test(text.slice(at, at + 3))
    );
  }

  /** The cost of a name that goes over a blank. 新 宿 is one word nevertheless, and 大学 町 are always two. */
  spanningCost(at: number, end: number): number {
    const { text, isWordStart } = this;
    // 北海道科学大 前田 has no 大前田.
    if (isWordStart[at + 1] && at + 1 < end && this.isInside(at) && /[大駅]/.test(text.charAt(at)))
      return Infinity;
    if (this.isOfTwoWords(at, end)) return Infinity;
    for (let place = at + 2; place < end; place += 1) {
      if (isWordStart[place] && scriptOf(text.charAt(place)) === 'kanji')
        return /^(?:大学|学校|学部|駅前?|部屋|学生)$/.test(text.slice(at, place)) ? Infinity : SPANNING_COST;
    }
    return 0;
  }
}
