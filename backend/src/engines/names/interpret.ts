import { foldName } from '@gakumado/shared/names';
import type { Interpretation, UnderstoodWord } from '@gakumado/shared/contract';
import { alternativesOf } from './alternatives.ts';
import { chooseMeanings, withEvidence } from './choose-meanings.ts';
import type { Choice } from './choose-meanings.ts';
import { cutWords } from './cut-words.ts';
import { joinFilters } from './filter-of-meaning.ts';
import type { KnownNames } from './known-names.ts';
import type { Piece } from './meaning.ts';
import { findWays } from './targets.ts';
import { deniedWord, numberWord, understoodWord, withoutLooseLimits } from './understood-words.ts';

/** Words behind the place where somebody comes from: 富山から上京. */
const LEFT_BEHIND = /^(?:県|市)?(?:から|より)(?:出|でて|上京|引越|引つ越|来る|来て|進学|通つていた)/;

/** ①, ⑵: they count the wishes, and belong to no amount. */
const NUMBERS_OF_LISTS = /[\u2460-\u249b\u2776-\u2793]/g;

/** Words of which nothing was made. */
export const textAlone = (keyword: string): Interpretation => ({
  filter: {},
  understood: [],
  rest: keyword,
  unused: [],
  alternatives: [],
});

/** Interprets a search in words: a filter, and the words that were not understood. */
export function interpret(known: KnownNames, typed: string): Interpretation {
  const keyword = typed.replace(NUMBERS_OF_LISTS, '、');
  const { index, counts } = known;
  const folded = foldName(keyword);
  const pieces = cutWords(index, keyword, folded);
  const named = pieces.filter(
    ({ kind, isDenied, end }) => kind === 'name' && !isDenied && !LEFT_BEHIND.test(folded.text.slice(end)),
  );
  const hasMinutes = pieces.some(({ wish }) => wish?.minutes !== undefined);
  const choices = withEvidence(chooseMeanings(named, counts, hasMinutes), pieces, counts);
  const ways = findWays(pieces, choices, folded.text);
  const understood = pieces.flatMap((piece): UnderstoodWord[] => {
    if (piece.isDenied) return [deniedWord(piece)];
    if (piece.wish) return [numberWord(piece, ways)];
    const choice = choices.find((other) => other.piece === piece);
    return choice ? [understoodWord(choice, ways, index)] : [];
  });
  const usable = understood.map((word) => withoutLooseLimits(word, ways));
  const filter = joinFilters(usable.map((word) => word.filter));
  const { keyword: towns, ...structured } = filter;
  return usable.length === 0
    ? textAlone(keyword)
    : {
        filter: structured,
        understood: usable,
        rest: towns ?? '',
        unused: unusedWords(pieces, choices),
        alternatives: alternativesOf(choices, usable, keyword),
      };
}

/** Words of which nothing was made, each once; particles alone are none. */
function unusedWords(pieces: readonly Piece[], choices: readonly Choice[]): string[] {
  const isUnused = (piece: Piece) =>
    piece.kind === 'text' ||
    (piece.kind === 'name' && !piece.isDenied && !choices.some((choice) => choice.piece === piece));
  const words = pieces.filter(isUnused).map(({ word }) => word.trim());
  return [...new Set(words)].filter((word) => word !== '' && !/^[ぁ-ん\p{P}\p{S}]$/u.test(word));
}
