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
  [/^(?:新し|きれい|綺麗)/, /^(?:きやんぱす|きゃんぱす|校舎|大学|学校|学部|生活|環境)/],
  // 暖房費 is paid, and no heating.
  [/^(?:暖房|冷房|冷暖房|えあこん|駐車場|駐輪場|家具|家電|洗濯機)$/, /^[費代料]/],
  [/^2人で$/, /^(?!住|暮|くら|すむ|すめ|すみ|入居|借|生活|$)/],
];

/** 夜道が明るい: words before 明るい with which it is no room. */
const BRIGHT_BEFORE = /(?:道|通り|街灯|夜|町|街)(?:が|も|は)?$/;

/** お風呂広め: a part of the home right before 広い. */
const PARTS_OF_HOME =
  /(?:風呂|浴室|きつちん|台所|収納|くろぜつと|べらんだ|ばるこに|洗面台|玄関|りびんぐ|廊下|といれ)$/;

/** 定期代を節約したい: what is saved is no rent. */
const SAVED = /(?:定期代?|交通費|電車賃|光熱費|電気代|水道代|食費|時間|手間)を?$/;

/** 電車賃が安い: what is cheap is no home. */
const OTHER_COSTS =
  /(?:電車賃|ばす代|運賃|交通費|定期(?:代|券)?|電気代|光熱費|食費|水道代|がす代|ねつと代|物価|学費|引つ?越し?代|駐車場代|退去(?:費用?|時の費用)|契約金|更新料|保証料|管理費|共益費|仲介手数料)(?:が|も|は|の)?$/;

/** バス停近い: a thing near the home right before 近い. */
const THINGS_NEARBY =
  /(?:ばす停|すぱ|病院|公園|郵便局|銀行|図書館|どらつぐすとあ|かふぇ|本屋|じむ|商店街|ばいと先)$/;

/** 今のアパートが取り壊しで: where somebody lives now is no wish. */
const PRESENT_HOME = /(?:今|いま|現在)(?:の|住んでい?る)?$/;
const KIND_OF_BUILDING = /^(?:あぱと|(?:学生)?まんし[よょ]ん|学生寮|学生会館|寮|下宿)$/;

/** Behind a school: its matches and festivals, as in 早稲田祭. Behind a line: 山手線の外側. */
const BESIDE_NAME = /^(?:戦|野球|祭|駅伝|の?外側)/;

/** One or two kanji before katakana that nobody knows are the beginning of a longer word: 猫カフェ. */
const SHORT_KANJI = /^\p{Script=Han}{1,2}$/u;
const KATAKANA_FIRST = /^[ァ-ヶー]/;

/** スーパーまで歩いて5分: a walk from or to something that is no station. */
const WALK_FROM = /^(?:まで|から|より)/;

/** スーパーが歩いて5分: what stands right before minutes on foot is no station. */
const HAS_SUBJECT = /(?:が|は|も|に)$/;

/** 出やすい, 通いやすい: やすい behind a verb is no price. */
const EASY_BEHIND_VERB = /(?:\p{Script=Han}|[いきしちにびみりけえ])$/u;

/** 新幹線の駅に近い: not any station. */
const KIND_OF_STATION = /(?:新幹線|急行|特急|快速|始発)の?$/;

/** あると安心です: what somebody feels is no wish. */
const FEELING_BEFORE = /(?:と|なら|たら|れば)$/;

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
    if (piece.wish) {
      const isSubject = before?.kind === 'text' && HAS_SUBJECT.test(before.word);
      const isWay = piece.wish.footMinutes !== undefined || piece.wish.radiusKm !== undefined;
      return isWay && isTouched && (WALK_FROM.test(key) || isSubject);
    }
    const said = folded.text.slice(0, piece.start);
    if (key.startsWith('駅') && KIND_OF_STATION.test(said)) return true;
    if (key.startsWith('やす') && !piece.isWordStart && EASY_BEHIND_VERB.test(said)) return true;
    if (/^(?:安心|安全)/.test(key) && !piece.isWordStart && FEELING_BEFORE.test(said)) return true;
    const behind = folded.text.slice(piece.end);
    if (!piece.meanings.some(({ thing }) => thing.kind === 'condition'))
      return piece.kind === 'name' && BESIDE_NAME.test(behind);
    if (key.startsWith('広') && PARTS_OF_HOME.test(said)) return true;
    if (/^(?:安|やす|高)/.test(key) && OTHER_COSTS.test(said)) return true;
    if (key.startsWith('節約') && SAVED.test(said)) return true;
    if (/^(?:近|ちか)/.test(key) && THINGS_NEARBY.test(said)) return true;
    if (KIND_OF_BUILDING.test(key) && PRESENT_HOME.test(said)) return true;
    if (key === '明るい' && BRIGHT_BEFORE.test(said)) return true;
    if (OTHER_THINGS.some(([wish, words]) => wish.test(key) && words.test(behind))) return true;
    const isLonger = after?.kind === 'text' && !after.isWordStart && KATAKANA_FIRST.test(after.word);
    if (isLonger && SHORT_KANJI.test(piece.word)) return true;
    if (!ABOUT_BEFORE.test(key) || piece.isWordStart) return false;
    const subject = before?.kind === 'glue' ? pieces[place - 2] : before;
    if (subject === undefined || !(isUnknown(subject) || isNearby(subject))) return false;
    const between = saidFrom(subject, piece);
    return SUBJECT_ENDS.test(between) && !OF_HOME.test(between);
  };
  return pieces.map((piece, place) => (isOfOther(piece, place) ? asText(piece) : piece));
}
