import type { FoldedName } from '@gakumado/shared/names';
import { COSTS } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { fits } from './key-table.ts';
import type { Piece } from './meaning.ts';
import type { NameIndex } from './name-index.ts';
import { PieceReader } from './piece-reader.ts';
import { scriptOf } from './script-of.ts';

/** Cuts a search into the longest known names, wishes in numbers, what joins them, and the rest, which stays text. `folded` is the search. */
export function cutWords(index: NameIndex, search: string, folded: FoldedName): Piece[] {
  const { text } = folded;
  const reader = new PieceReader(index, folded, search);
  const best: (Step | undefined)[][] = Array.from({ length: text.length + 1 }, () => [undefined, undefined]);
  best[0]![KNOWN] = { cost: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const candidates = reader.candidatesAt(at);
    const cut = reader.isInside(at) ? cutCosts[scriptOf(text.charAt(at))] : NO_CUT;
    for (const state of [KNOWN, UNKNOWN]) {
      const from = best[at]![state];
      if (!from) continue;
      const ending = from.candidate ? endingCost(cut.afterName, text.slice(from.at, at), from) : 0;
      offer(best[at + 1]!, UNKNOWN, { cost: from.cost + COSTS.text + ending, from, at, end: at + 1 });
      for (const candidate of candidates) {
        // A joining word needs a known word before it, or is one of its own (契約できますか 日本語学校は大久保).
        if (state === UNKNOWN && candidate.kind === 'glue' && !reader.isOwnWord(at, candidate.end)) continue;
        const beginning =
          state === UNKNOWN
            ? beginningCost(cut.beforeName, text.slice(at, candidate.end), candidate, text.slice(0, at))
            : 0;
        const cost = from.cost + candidate.cost + beginning;
        offer(best[candidate.end]!, KNOWN, { cost, from, at, end: candidate.end, candidate });
      }
    }
  }
  const last = best[text.length]!.flatMap((step) => step ?? []);
  const end = last.toSorted((a, b) => a.cost - b.cost)[0];
  return end ? piecesOf(end, folded, search) : [];
}

/** Costs of beginning and ending a name inside a word: unknown compounds of kanji contain names. */
const NO_CUT = { beforeName: 0, afterName: 0 };
const NEVER = { beforeName: Infinity, afterName: Infinity };
const cutCosts = { kanji: { beforeName: 6, afterName: 4 }, kana: NEVER, latin: NEVER, digit: NEVER };

/** Unknown kana go on behind a word with kanji or digits: its particles, or how a dialect bends it (安いとこあらへん). */
const TAIL_COST = 3.5;
const HAS_STEM = /[^ぁ-ん]/;

/** A long name in kana may begin behind kana that nobody knows: むすめがりっきょうだいがくに. */
const LONG_KANA = /^[ぁ-ん]{6,}$/;
/** 休日もごはんが出る: a wish behind the particle of a word that nobody knows. */
const BEHIND_PARTICLE = /[^ぁ-ん][もはがにで]$/;
const KANA_FIRST = /^[ぁ-ん]{3}/;
const beginningCost = (cost: number, word: string, { meanings }: Candidate, before: string): number => {
  const isWish =
    KANA_FIRST.test(word) &&
    meanings.some(({ thing }) => thing.kind === 'condition') &&
    BEHIND_PARTICLE.test(before.slice(-2));
  return cost === Infinity && (isWish || LONG_KANA.test(word)) ? cutCosts.kanji.beforeName : cost;
};

const endingCost = (cost: number, word: string, step: Step): number => {
  if (cost !== Infinity || /[a-z]$/.test(word)) return cost;
  const isGlue = step.candidate?.kind === 'glue';
  // A denial is bent in many ways: いらんけん, なくてもいいさ.
  const isDenial = step.candidate?.isDenied === true;
  const mayGoOn =
    isDenial || HAS_STEM.test(word) || (isGlue && (word.length > 1 || isBehindLongName(word, step)));
  return mayGoOn ? TAIL_COST : cost;
};

/** わせだにかよえるへや: a particle behind a name in kana, with a verb that nobody knows behind it. */
const PARTICLE = /^[にでのへとがをはも]$/;
const LONG_NAME = 3;
const isBehindLongName = (word: string, { from }: Step): boolean =>
  PARTICLE.test(word) &&
  from?.candidate?.kind === 'name' &&
  (from.end ?? 0) - (from.at ?? 0) >= LONG_NAME &&
  from.candidate.meanings.some(({ thing, fit }) => thing.kind !== 'town' && fit < fits.derived);

const KNOWN = 0;
const UNKNOWN = 1;

interface Step {
  cost: number;
  from?: Step;
  at?: number;
  end?: number;
  candidate?: Candidate;
}

/** A stretch of a search with the long vowels behind it, which folding leaves out: スーパー. */
const wordAt = (search: string, start: number, end: number): string =>
  search.slice(start, end) + (/^ー+/.exec(search.slice(end))?.[0] ?? '');

function offer(states: (Step | undefined)[], state: number, step: Step): void {
  if (step.cost < (states[state]?.cost ?? Infinity)) states[state] = step;
}

function piecesOf(last: Step, { starts, ends, isWordStart }: FoldedName, search: string): Piece[] {
  const pieces: Piece[] = [];
  const isStartAt = (at: number) => isWordStart[at] === true || search.charAt(starts[at]! - 1) === '・';
  for (let step: Step | undefined = last; step?.from; step = step.from) {
    const { at = 0, end = 0, candidate } = step;
    const next = pieces[0];
    if (!candidate && next?.kind === 'text' && next.start === end) {
      next.start = at;
      next.isWordStart = isStartAt(at);
      next.word = wordAt(search, starts[at]!, ends[next.end - 1]!);
      continue;
    }
    pieces.unshift({
      kind: candidate?.kind ?? 'text',
      start: at,
      end,
      word: wordAt(search, starts[at]!, ends[end - 1]!),
      isWordStart: isStartAt(at),
      meanings: candidate?.meanings ?? [],
      ...(candidate?.wish && { wish: candidate.wish }),
      ...(candidate?.isDenied && { isDenied: true }),
    });
  }
  return pieces;
}
