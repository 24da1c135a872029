import type { FoldedName } from '@gakumado/shared/names';
import type { Piece } from './meaning.ts';

/** Wishes that are about what stands before them, where it says with a particle what it is. */
const ABOUT_BEFORE = /^(?:近|広|狭)/;
const SUBJECT_ENDS = /(?:が|も|に|は)$/;
/** The names of a home and its ways: 間取りが広い. */
const OF_HOME = /(?:部屋|家|室内|間取り|大学|学校|駅)(?:が|も|は|に)$/;

/** Words behind a wish with which it is another thing. */
const OTHER_THINGS: readonly (readonly [wish: RegExp, behind: RegExp])[] = [
  [/^明るい$/, /^(?:道|通|街|町|夜|性格|人)/],
  [/^2人で$/, /^(?!住|暮|くら|すむ|すめ|すみ|入居|借|生活|$)/],
];

/** One or two kanji before katakana that nobody knows are the beginning of a longer word: 猫カフェ. */
const SHORT_KANJI = /^\p{Script=Han}{1,2}$/u;
const KATAKANA_FIRST = /^[ァ-ヶー]/;

/** スーパーまで歩いて5分: a walk from or to something that is no station. */
const WALK_FROM = /^(?:まで|から|より)/;

/** A wish for something near the home: what is said of it is not said of the station or the school. */
const isNearby = ({ meanings }: Piece) =>
  meanings.some(
    ({ thing }) =>
      thing.kind === 'condition' &&
      (thing.filter.is_near_store === true || thing.filter.is_near_police === true),
  );

const asText = (piece: Piece): Piece => {
  const { wish: _wish, isDenied: _denied, ...rest } = piece;
  return { ...rest, kind: 'text', meanings: [] };
};

/**
 * The pieces without wishes that are about something else than the home and its ways: スーパーが近い, キッチンが広い, 明るい道, 猫カフェ.
 * @param choices what is known of the names
 * @param folded the search
 */
export function withoutOtherSubjects(
  pieces: readonly Piece[],
  choices: readonly { piece: Piece }[],
  folded: FoldedName,
  typed: string,
): Piece[] {
  const isUnknown = (piece: Piece) =>
    piece.kind === 'text' ||
    (piece.kind === 'name' && piece.isDenied !== true && !choices.some((choice) => choice.piece === piece));
  const saidFrom = (from: Piece, to: Piece) =>
    typed.slice(folded.starts[from.start], folded.starts[to.start]);
  const isOfOther = (piece: Piece, place: number): boolean => {
    const [before, after] = [pieces[place - 1], pieces[place + 1]];
    const key = folded.text.slice(piece.start, piece.end);
    const isTouched = before !== undefined && (isUnknown(before) || isNearby(before)) && !piece.isWordStart;
    if (piece.wish) return piece.wish.footMinutes !== undefined && isTouched && WALK_FROM.test(key);
    if (!piece.meanings.some(({ thing }) => thing.kind === 'condition')) return false;
    const behind = folded.text.slice(piece.end);
    if (OTHER_THINGS.some(([wish, words]) => wish.test(key) && words.test(behind))) return true;
    const isLonger = after?.kind === 'text' && !after.isWordStart && KATAKANA_FIRST.test(after.word);
    if (isLonger && SHORT_KANJI.test(piece.word)) return true;
    if (!ABOUT_BEFORE.test(key) || piece.isWordStart) return false;
    const subject = before?.kind === 'glue' ? pieces[place - 2] : before;
    if (subject === undefined || !(isUnknown(subject) || isNearby(subject))) return false;
    const said = saidFrom(subject, piece);
    return SUBJECT_ENDS.test(said) && !OF_HOME.test(said);
  };
  return pieces.map((piece, place) => (isOfOther(piece, place) ? asText(piece) : piece));
}
