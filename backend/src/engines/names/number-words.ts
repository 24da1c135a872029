import type { EstateFilter } from '@gakumado/shared/contract';
import { todayInJapan } from '@gakumado/shared/forms';
import {
  buildingAgeChoices,
  layoutLabel,
  matsRange,
  MAX_AREA_M2,
  OTHER_LAYOUTS,
  roomLayouts,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { amountWishAt, otherMoneyAt } from './amount-words.ts';

/** A wish in numbers that was found at the start of a text. */
export interface NumberWish {
  /** Characters of the folded text that it takes. */
  length: number;
  label: string;
  filter: Partial<EstateFilter>;
  /** Minutes of a way that is not said to be on foot. The places beside it tell where it leads (interpret.ts). */
  minutes?: number;
  /** Minutes on foot that may be those to a place beside them. */
  footMinutes?: number;
  /** Money or minutes that no filter knows: 仕送り6万円. */
  isUnused?: boolean;
  /** A month in which something else begins: it says when somebody moves in where no other month does. */
  isOfStart?: boolean;
  /** The minutes are said to be by train, or to school. */
  isByTrain?: boolean;
  /** An amount as the other kind of price, and the words that mean it. */
  other?: { label: string; words: string };
  /** An amount that is too much. */
  isRefused?: boolean;
}

type Reader = readonly [pattern: RegExp, read: (found: RegExpExecArray) => Omit<NumberWish, 'length'> | null];

/** The next choice that includes a value; undefined past the last one. */
const atLeast = (choices: readonly number[], value: number) => choices.find((choice) => choice >= value);

function walk(minutes: number): Omit<NumberWish, 'length'> | null {
  const limit = atLeast(walkMinutesChoices, minutes);
  return limit === undefined
    ? null
    : { label: `駅から徒歩${limit}分以内`, filter: { walk_minutes_max: limit } };
}

/** Minutes on foot, whatever they lead to. */
const onFoot = (minutes: number): Omit<NumberWish, 'length'> | null => {
  const wish = walk(minutes);
  return wish && { ...wish, footMinutes: minutes };
};

/** Minutes without a school are those on foot, as far as homes are searched by them. */
export const walkWish = walk;

/** Minutes of a way whose ends are not known yet. */
const minutesOf = (minutes: number, isByTrain: boolean): Omit<NumberWish, 'length'> | null =>
  minutes > 0 && minutes <= 180 ? { label: `${minutes}分以内`, filter: {}, minutes, isByTrain } : null;

function age(years: number): Omit<NumberWish, 'length'> | null {
  const limit = atLeast(buildingAgeChoices, years);
  return limit === undefined ? null : { label: `築${limit}年以内`, filter: { building_age_max: limit } };
}

function layout(text: string): Omit<NumberWish, 'length'> {
  const named = roomLayouts.find((name) => name.toLowerCase() === text);
  const value = named ?? OTHER_LAYOUTS;
  return { label: layoutLabel(value), filter: { layout: [value] } };
}

const M2 = '(?:平米|m2|㎡|へいべい|平方(?:めとる|m))';

/** A size of the room, with one of its limits or both. */
function area(from?: number, to?: number): Omit<NumberWish, 'length'> | null {
  if (Math.max(from ?? 0, to ?? 0) > MAX_AREA_M2 || (from ?? 0) > (to ?? MAX_AREA_M2)) return null;
  const filter = {
    ...(from !== undefined && { room_area_from: from }),
    ...(to !== undefined && { room_area_to: to }),
  };
  if (from === undefined) return { label: `${to}㎡以下`, filter };
  return { label: to === undefined ? `${from}㎡以上` : `${from}㎡～${to}㎡`, filter };
}

function matsFrom(mats: number): Omit<NumberWish, 'length'> | null {
  return mats >= matsRange.min && mats <= matsRange.max
    ? { label: `${mats}畳以上`, filter: { mats_from: mats } }
    : null;
}

/** A month from which on somebody moves in, YYYY-MM. */
function moveIn(year: number, month: number): Omit<NumberWish, 'length'> | null {
  if (month < 1 || month > 12) return null;
  return {
    label: `${year}年${month}月までに入居可`,
    filter: { move_in_ym: `${year}-${String(month).padStart(2, '0')}` },
  };
}

/** This month in Japan, as year and month. */
function thisMonth(): readonly [year: number, month: number] {
  const [year = 0, month = 1] = todayInJapan().split('-').map(Number);
  return [year, month];
}

/** The next month of a number; one that is named without its year, or with 来年. */
function nextMonth(month: number, year?: string): Omit<NumberWish, 'length'> | null {
  const [now, current] = thisMonth();
  if (year === '来年') return moveIn(now + 1, month);
  const era = /^(?:令和|r)(\d+)$/.exec(year ?? '')?.[1];
  if (era !== undefined) return moveIn(2018 + Number(era), month);
  if (year !== undefined && year !== '今年') return moveIn(Number(year), month);
  return moveIn(month >= current ? now : now + 1, month);
}

/** A month as it is written behind 20xx, 来, 今 or an era, or without a year. */
const monthNamed = (month: string | undefined, year: string | undefined) =>
  nextMonth(Number(month), /来|今/.test(year ?? '') ? `${year}年` : year);

function monthsAhead(count: number): Omit<NumberWish, 'length'> | null {
  const [year, month] = thisMonth();
  const number = year * 12 + month - 1 + count;
  return moveIn(Math.floor(number / 12), (number % 12) + 1);
}

const minutesText =
  '(?:以内|いない|inai|圏内|圏|以下|まで|未満|くらい|ぐらい|程度|ほど|前後)?(?:まで|の範囲|の距離)?(?:で(?:通える|行ける|いける|着く|着ける|通学できる))?';
const BY_TRAIN =
  '(?:通学(?:時間)?|通勤(?:時間)?|片道|電車(?:で|に乗つて)?|乗車時間?|乗つて|バスと電車で|電車とバスで|(?:自転車|ちゃりんこ|ちゃり|原付|バイク|バス|車)で?|door ?to ?door|どあ(?:to|つ|2)どあ)(?:は|が|で|も)?';
const MOVE_IN =
  '(?:から|より|まで|中|に|頃|ごろ|ころ|以降|初め|末|上旬|中旬|下旬)?(?:の|に|には|から|まで)?(?:入居(?:可|可能|希望|したい|予定)?|住める|住みたい|住む|引越ししたい|引越したい|引つ越ししたい|引つ越したい|引越し|引つ越し|引越|引つ越す)?';

/** Words that refuse a house so old: 築30年とかはNG. */
const REFUSED_AGE =
  '(?:ng|嫌|いや(?!す)|やだ|無理|むり|避けたい|さけたい|避けて|だめ|不可|除[いくき外]|以外|論外|遠慮)';
const PART_OF_MONTH = '(?:\\d{1,2}日)?(?:頭|初め|初旬|上旬|中旬|下旬|末)?';
const YEAR_AND_MONTH = `(?:(20\\d\\d|令和\\d{1,2}|来|今)年の?)?(\\d{1,2})月${PART_OF_MONTH}`;
const LAST_MONTH = `(?:(?:20\\d\\d|令和\\d{1,2}|来|再来|翌)年の?)?\\d{1,2}月${PART_OF_MONTH}`;

const readers: readonly Reader[] = [
  // Walks and commutes.
  [
    new RegExp(
      `(?:最寄り?の?駅?|(?<!(?!線)\\p{Script=Han})駅)?(?:から|まで|より)?(?:徒歩|とほ|歩いて|歩き?で?)(?:で)?(\\d{1,2})(?:分|ぷん|ふん)${minutesText}`,
      'yu',
    ),
    ([, minutes]) => onFoot(Number(minutes)),
  ],
  [
    new RegExp(
      `(?<!(?!線)\\p{Script=Han})駅(?:から|より|まで)?(?:徒歩|歩いて)?(\\d{1,2})(?:分|ぷん|ふん)${minutesText}`,
      'yu',
    ),
    ([, minutes]) => walk(Number(minutes)),
  ],
  [
    new RegExp(`${BY_TRAIN}(\\d{1,3})(?:分|ぷん|ふん)${minutesText}`, 'y'),
    ([, minutes]) => minutesOf(Number(minutes), true),
  ],
  [
    new RegExp(`(${BY_TRAIN})?(\\d)時間(半)?${minutesText}`, 'y'),
    ([, train, hours, half]) => minutesOf(Number(hours) * 60 + (half ? 30 : 0), train !== undefined),
  ],
  [
    new RegExp(`(\\d{1,3})(?:分|ぷん|ふん|pun|fun)${minutesText}`, 'y'),
    ([, minutes]) => minutesOf(Number(minutes), false),
  ],
  [
    /(\d{1,3})(?:minutes?|mins?)(?:walk|bytrain|bybus)?(?:from|to)?/y,
    ([, minutes]) => minutesOf(Number(minutes), true),
  ],
  // The house and the room.
  [
    new RegExp(
      `築年?数?(\\d{1,2})年(?:以上|超|くらい|ぐらい)?(?:とか|など)?(?:の)?(?:建物|物件|ところ|とこ|家|部屋)?(?:は|だと|が)?${REFUSED_AGE}`,
      'y',
    ),
    ([, years]) => age(buildingAgeChoices.findLast((choice) => choice <= Number(years)) ?? 1),
  ],
  [/築(\d{1,2})年(?:以内|いない|まで|未満|以下)?/y, ([, years]) => age(Number(years))],
  [/築年数?(\d{1,2})年(?:以内|まで)?/y, ([, years]) => age(Number(years))],
  [
    /(?:[2-9]|[12]\d|に|さん|よん|ご|ろく|なな)(?:階|かい|がい|f)(?:以上|より上|いじよう|いじょう|から上)/y,
    () => ({ label: '2階以上', filter: { floor_min: 2 } }),
  ],
  // A size that is not whole asks for the whole one below it.
  [new RegExp(`(\\d{1,3})(?:\\.\\d{1,2})?${M2}(?:以上|~)?`, 'y'), ([, from]) => area(Number(from))],
  [new RegExp(`(\\d{1,3})${M2}(?:以下|以内|まで|未満)`, 'y'), ([, to]) => area(undefined, Number(to))],
  [
    new RegExp(
      `(\\d{1,3})(?:${M2})?(?:以上|から|~)(\\d{1,3})${M2}(?:以下|以内|まで|未満|くらい|ぐらい|程度)?(?:の間)?`,
      'y',
    ),
    ([, from, to]) => area(Number(from), Number(to)),
  ],
  [
    new RegExp(`築(\\d{1,2})年?(?:から|~)(\\d{1,2})年(?:以内|まで|くらい|ぐらい)?(?:まで)?`, 'y'),
    ([, , years]) => age(Number(years)),
  ],
  [
    /(\d{1,2})(?:畳|帖)?(?:から|~)\d{1,2}(?:畳|帖)(?:くらい|ぐらい|程度|まで)?/y,
    ([, size]) => matsFrom(Number(size)),
  ],
  [
    // A size that is not whole asks for the whole one below it, which the chip says.
    /(\d{1,2})(?:\.\d)?(?:畳|帖|じよう|じょう)(?:以上|いじょう|~|くらい|ぐらい|ほど|程度)?(?!以下|以内|まで|未満)/y,
    ([, size]) => matsFrom(Number(size)),
  ],
  [/([1-9]s?(?:ldk|dk|k|r))(?:以上)?(?![a-z0-9])/y, ([, text = '']) => layout(text.replace('s', ''))],
  [
    new RegExp(
      `(?:(20\\d\\d|令和\\d{1,2}|r\\d{1,2}|来|今)年の?)?(\\d{1,2})月(?:\\d{1,2}(?:日|(?![\\d万千.円分階畳帖年月平㎡])))?${MOVE_IN}`,
      'y',
    ),
    ([, year, month]) => monthNamed(month, year),
  ],
  // A stay with its last month: the home is free in the first one. Folding leaves out the sign of 9月〜3月.
  [
    new RegExp(`${YEAR_AND_MONTH}(?:から|より)?${LAST_MONTH}(?:まで(?:の間)?|の間)(?:の|に)?`, 'y'),
    ([, year, month]) => monthNamed(month, year),
  ],
  [
    new RegExp(`期間(?:は|が|で)?${YEAR_AND_MONTH}(?:から|より)?${LAST_MONTH}(?:まで)?`, 'y'),
    ([, year, month]) => monthNamed(month, year),
  ],
  [
    /(?:合格発表|発表|試験|受験|入試|卒業式|入学式|内見|見学|下見|面接)(?:日)?(?:は|が|の日は|も)?(?:来年の?|今年の?|20\d\d年)?\d{1,2}月(?:\d{1,2}日?)?/y,
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  [
    /(?:(?:20\d\d|来|今)年の?)?\d{1,2}月(?:\d{1,2}日?)?(?:が|は|に|の)?(?:入学式|卒業式|合格発表|発表|試験|受験|入試|面接|内見|見学|下見|おりえんてしよん|がいだんす|授業開始|授業)(?:がある|です)?/y,
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  [
    /(?:(20\d\d|令和\d{1,2}|来|今)年の?)?(\d{1,2})月(?:\d{1,2}日)?(?:に|から|の)?(?:入学|進学|開講|開始|入社|編入|転校)/y,
    ([, year, month]) => {
      const wish = monthNamed(month, year);
      return wish && { ...wish, isOfStart: true };
    },
  ],
  // When somebody decides is not when they move in.
  [
    /(?:\d{1,2}|今|来)月(?:\d{1,2}日)?(?:中|末|上旬|中旬|下旬)?(?:に|には|まで|までに)(?:は)?(?:決め|契約|見学|内見|下見|受験|発表)(?:たい|する|します|予定|です)?/y,
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  [
    new RegExp(`(20\\d\\d)年(0\\d|1[0-2])(?!\\d|月)${MOVE_IN}`, 'y'),
    ([, year, month]) => moveIn(Number(year), Number(month)),
  ],
  [new RegExp(`今月(?:中)?${MOVE_IN}`, 'y'), () => monthsAhead(0)],
  [new RegExp(`来月(?:中)?${MOVE_IN}`, 'y'), () => monthsAhead(1)],
  [new RegExp(`再来月(?:中)?${MOVE_IN}`, 'y'), () => monthsAhead(2)],
];

/** Characters with which the patterns of the readers begin: most places of a text have another one. */
const BEGINS = /[\d最駅かまよ徒と歩通片電乗ばち自原車dど築にさごろな期合発試受卒入内見下面今来再令r]/;

/** The longest wish in numbers that a folded text has at a place. */
export function numberWishAt(text: string, at: number): NumberWish | null {
  // Digits before it belong to the same number.
  if (/\d/.test(text.charAt(at)) && /[\d.]/.test(text.charAt(at - 1))) return null;
  let longest: NumberWish | null = amountWishAt(text, at);
  const otherMoney = otherMoneyAt(text, at);
  if (otherMoney > (longest?.length ?? 0))
    longest = { length: otherMoney, label: '', filter: {}, isUnused: true };
  if (!BEGINS.test(text.charAt(at))) return longest;
  for (const [pattern, read] of readers) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found || found[0].length <= (longest?.length ?? 0)) continue;
    const wish = read(found);
    if (wish) longest = { ...wish, length: found[0].length };
  }
  return longest;
}
