import { foldName } from '@gakumado/shared/names';
import type { Interpretation, UnderstoodWord } from '@gakumado/shared/contract';
import { alternativesOf } from './alternatives.ts';
import { chooseMeanings, withEvidence } from './choose-meanings.ts';
import type { Choice } from './choose-meanings.ts';
import { cutWords } from './cut-words.ts';
import { joinFilters } from './filter-of-meaning.ts';
import type { KnownNames } from './known-names.ts';
import { campusesOfMeaning } from './meaning.ts';
import type { Piece } from './meaning.ts';
import { plainWriting } from './plain-writing.ts';
import { CAMPUS_BEFORE, withLaterParts } from './later-parts.ts';
import { placesOfCampuses, withNearCampuses } from './near-campus.ts';
import { withoutOtherSubjects } from './other-subjects.ts';
import { centreOf } from './radius.ts';
import { labelOfMeaning } from './meaning-labels.ts';
import { isOvertaken, withOneOffer } from './overtaken-limits.ts';
import { endOf, findWays, isSchool } from './targets.ts';
import type { Ways } from './targets.ts';
import { deniedWord, numberWord, understoodWord, withoutLooseLimits } from './understood-words.ts';

/** Words behind the place where somebody comes from (富山から上京), from where the way is too long, or that says the side alone (新宿寄り). */
const LEFT_BEHIND =
  /^(?:駅)?(?:寄り|よりの(?=\p{Script=Han}))|^(?:県|市)?から[^、。]{1,12}?通う(?:に|の)?は(?:さすがに|ちよつと|少し)?(?:遠|無理|大変|きつ|厳し)|^(?:県|市)?(?:の実家|出身|籍|人の?留学生|から(?:の|来た|きた)(?:留学生|学生)|(?:から|より)(?:[^ぁ-ん]{1,6}(?:に|へ))?(?:出|でて|でる|上京|引越|引つ越|来る|来た|来て|来ま|きた|きて|きま|進学|通つていた))/u;
/** Words before it, and before the place where a parent works: 実家は静岡です. */
const HOME_OF_PARENTS = /(?:(?:実家|地元|出身)(?:は|が|の)?|勤務地(?:は|が))$/;

const isLeftBehind = (text: string, start: number, end: number) =>
  LEFT_BEHIND.test(text.slice(end)) || HOME_OF_PARENTS.test(text.slice(0, start));

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
  const { index, counts } = known;
  const folded = foldName(plainWriting(typed));
  const isOf = (one: Piece, next: Piece) =>
    typed.slice(folded.ends[one.end - 1], folded.starts[next.start]).trim() === 'の';
  const cut = withLaterParts(
    withOneOffer(withDeniedPairs(cutWords(index, typed, folded), folded.text), folded.text),
    index,
    folded.text,
    isOf,
  );
  const named = cut.filter(
    ({ kind, isDenied, start, end }) =>
      kind === 'name' && !isDenied && !isLeftBehind(folded.text, start, end),
  );
  const evident = withEvidence(
    chooseMeanings(named, counts, folded.text, placesOfMinutes(cut)),
    cut,
    counts,
    folded.text,
  );
  const pieces = withoutOtherSubjects(cut, evident, folded, typed);
  const meant = evident.filter(({ piece }) => pieces.includes(piece));
  const ends = new Set(findWays(pieces, meant, folded.text).targets.map(({ named }) => named));
  const choices = withNearCampuses(meant, ends, index);
  const ways = findWays(pieces, choices, folded.text);
  const centre = centreOf(pieces, choices, index);
  const isTwice = twiceNamed(ways, folded.text);
  const isEnd = (choice: Choice) => ways.targets.some(({ named: end }) => end === choice);
  const ofCampuses = placesOfCampuses(
    choices,
    index,
    (place, school) =>
      !isEnd(place) &&
      (isOf(place.piece, school.piece) ||
        CAMPUS_BEFORE.test(typed.slice(0, folded.starts[place.piece.start]).trimEnd())),
  );
  const understood = pieces.flatMap((piece): UnderstoodWord[] => {
    if (piece.isDenied) return isAskedAsWell(piece, choices) ? [] : [deniedWord(piece)];
    if (piece.wish)
      return piece.wish.isUnused || isOvertaken(piece, pieces, folded.text)
        ? []
        : [numberWord(piece, ways, centre)];
    const choice = choices.find((other) => other.piece === piece);
    if (!choice || isTwice(choice) || ofCampuses.has(choice)) return [];
    const word = understoodWord(choice, ways, index);
    return [choice === centre?.choice ? asCentre(word, choice, ways) : word];
  });
  const usable = withoutTwins(understood.map((word) => withoutLooseLimits(word, ways)));
  const filter = joinFilters(usable.map((word) => word.filter));
  const { keyword: towns, ...structured } = filter;
  return usable.length === 0
    ? textAlone(typed)
    : {
        filter: structured,
        understood: usable,
        rest: towns ?? '',
        unused: unusedWords(pieces, choices, typed),
        alternatives: alternativesOf(choices, usable, typed),
      };
}

const isEndOfWay = ({ filter }: UnderstoodWord) => 'destination' in filter || 'second_destination' in filter;

/** One thing that is said twice is one chip (洗面台…独立洗面台), of a place the end of a way: 名古屋駅なので、名駅まで20分. */
const withoutTwins = (words: readonly UnderstoodWord[]): UnderstoodWord[] =>
  words.filter((word) => {
    const twins = words.filter(({ label }) => label === word.label);
    return word === (twins.find(isEndOfWay) ?? twins[0]);
  });

/** Words between two features of which one denial tells: 家具も家電もいらない, マンションかアパートかはこだわらない. */
const JOINS_DENIED = /^(?:付き|つき)?(?:も|や|とか|か|など|でも)$/;

/** The pieces in which a denial holds for all features that are joined with the one before it. */
function withDeniedPairs(pieces: readonly Piece[], text: string): Piece[] {
  const read: Piece[] = [];
  let denied: Piece | undefined;
  for (const piece of pieces.toReversed()) {
    const isFeature = piece.meanings.some(({ thing }) => thing.kind === 'condition');
    const isJoined = denied !== undefined && JOINS_DENIED.test(text.slice(piece.end, denied.start));
    const own = isFeature && isJoined ? { ...piece, isDenied: true } : piece;
    if (piece.kind !== 'glue') denied = isFeature && own.isDenied === true ? own : undefined;
    read.push(own);
  }
  return read.toReversed();
}

/** The place of a radius is no place of the list itself, unless it is a school or the end of a way. */
const asCentre = (word: UnderstoodWord, choice: Choice, { targets }: Ways): UnderstoodWord =>
  isSchool(choice) || targets.some(({ named }) => named === choice)
    ? word
    : {
        ...word,
        kind: endOf(choice).thing.kind,
        label: labelOfMeaning(endOf(choice)),
        filter: {},
      };

/** 家電はいらないけど家具だけ: what is asked for elsewhere is not denied. */
const isAskedAsWell = ({ meanings }: Piece, choices: readonly Choice[]) =>
  meanings.some(
    ({ thing }) => thing.kind === 'condition' && choices.some(({ chosen }) => chosen.thing === thing),
  );

/** The names that minutes are nearest to. */
const placesOfMinutes = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap(({ wish, start }) =>
    wish?.minutes === undefined
      ? []
      : (pieces.findLast(
          ({ kind, end, meanings }) => kind === 'name' && end <= start && isNameOfPlace(meanings),
        ) ?? []),
  );

const isNameOfPlace = (meanings: Piece['meanings']) =>
  meanings.some(({ thing }) => thing.kind !== 'condition');

const isOneCampus = (one: Pick<Choice, 'chosen'>, other: Pick<Choice, 'chosen'>) =>
  campusesOfMeaning(one.chosen)[0] === campusesOfMeaning(other.chosen)[0];

/** 町田なので町田から30分: a place that is the end of a way stands once among the chips. */
function twiceNamed({ targets }: Ways, text: string): (choice: Choice) => boolean {
  const keyOf = ({ piece }: { piece: Piece }) => text.slice(piece.start, piece.end).replace(/駅$/, '');
  const ends = targets.map(({ named }) => ({ named, key: keyOf(named) }));
  const isEnd = (choice: Choice) => ends.some(({ named }) => named === choice);
  return (choice) =>
    ends.some(
      ({ named, key }) =>
        named !== choice &&
        key === keyOf(choice) &&
        // 駿河台の明治と和泉の明治 are two ends of one name.
        !(isEnd(choice) && (named.piece.start > choice.piece.start || !isOneCampus(named, choice))) &&
        !(isSchool(named) && choice.chosen.thing.kind === 'station'),
    );
}

/** Words of which nothing was made, each once; particles alone are none. Those that touch are one: 泊まれる. */
function unusedWords(pieces: readonly Piece[], choices: readonly Choice[], typed: string): string[] {
  const isUnused = (piece: Piece) =>
    piece.kind === 'text' ||
    piece.wish?.isUnused === true ||
    (piece.kind === 'name' && !piece.isDenied && !choices.some((choice) => choice.piece === piece));
  const words: string[] = [];
  let last: Piece | undefined;
  for (const piece of pieces.filter(isUnused)) {
    const joined = (words.at(-1) ?? '') + piece.word;
    const touches = last?.end === piece.start && !piece.isWordStart && typed.includes(joined);
    if (touches) words[words.length - 1] = joined;
    else words.push(piece.word);
    last = piece;
  }
  const named = words.map((word) => word.trim());
  return [...new Set(named)].filter((word) => word !== '' && !/^[ぁ-ん\p{P}\p{S}]$/u.test(word));
}
