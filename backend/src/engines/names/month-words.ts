import { todayInJapan } from '@gakumado/shared/forms';
import type { NumberReader, NumberWish } from './number-wish.ts';

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

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const LAST_OF_YEAR = 12;
const LAST_OF_SCHOOL_YEAR = 3;

/** A month as it is written behind 20xx, 来, 今 or an era, or without a year. */
const monthNamed = (month: string | undefined, year: string | undefined) =>
  nextMonth(Number(month), /来|今/.test(year ?? '') ? `${year}年` : year);

function monthsAhead(count: number): Omit<NumberWish, 'length'> | null {
  const [year, month] = thisMonth();
  const number = year * 12 + month - 1 + count;
  return moveIn(Math.floor(number / 12), (number % 12) + 1);
}

const MOVE_IN =
  '(?:から|より|まで|中|に|頃|ごろ|ころ|以降|初め|末|上旬|中旬|下旬|半ば|なかば|中頃|後半|前半)?(?:の|に|には|から|まで)?(?:入居(?:可|可能|希望|したい|予定)?|住める|住みたい|住む|引越ししたい|引越したい|引つ越ししたい|引つ越したい|引越し|引つ越し|引越|引つ越す|入りたい|住み始め(?:たい|る)?)?';

/** Words that say of a month that somebody moves in then. */
const MOVING_IN =
  '(?:入居|住みたい|住み始め|住める|引越|引つ越|入れる|入りたい)(?:し|可能?|希望|予定|でき)?(?:たい|る)?';

const PART_OF_MONTH =
  '(?:\\d{1,2}日)?(?:頭|初め|初旬|上旬|中旬|下旬|末|半ば|なかば|中頃|中ごろ|後半|前半|いつぱい)?';
const YEAR_AND_MONTH = `(?:(20\\d\\d|令和\\d{1,2}|来|今)年の?)?(\\d{1,2})月${PART_OF_MONTH}`;
const LAST_MONTH = `(?:(?:20\\d\\d|令和\\d{1,2}|来|再来|翌)年の?)?\\d{1,2}月${PART_OF_MONTH}`;

/** Months in which somebody moves in, and months of something else. */
export const monthReaders: readonly NumberReader[] = [
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
  // 4月から6月に入居: of a range in which somebody moves in the last month is the limit.
  [
    new RegExp(
      `(?:(?:20\\d\\d|令和\\d{1,2}|来|今)年の?)?\\d{1,2}(?:月${PART_OF_MONTH}(?:から|か|~)?|から|か|~)${YEAR_AND_MONTH}(?:まで)?(?:の?間|の?どこか)?(?:に|で|の|には|までに)?${MOVING_IN}`,
      'y',
    ),
    ([, year, month]) => monthNamed(month, year),
  ],
  [
    new RegExp(`期間(?:は|が|で)?${YEAR_AND_MONTH}(?:から|より)?${LAST_MONTH}(?:まで)?`, 'y'),
    ([, year, month]) => monthNamed(month, year),
  ],
  [
    /(?:合格発表|発表|更新|契約満了|退去|卒業|帰国|試験|受験|入試|卒業式|入学式|内見|見学|下見|面接)(?:日)?(?:は|が|の日は|も)?(?:来年の?|今年の?|20\d\d年)?\d{1,2}月(?:\d{1,2}日?)?/y,
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  [
    /(?:(?:20\d\d|来|今)年の?)?\d{1,2}月(?:\d{1,2}日?)?(?:頭|初め|上旬|中旬|下旬|末|中|半ば)?(?:が|は|に|の)?(?:前期|後期|中期|1次|2次|本|1般|推薦|個別)?(?:入学式|卒業式|卒業|帰国|退寮|退去|退職|契約更新|更新|合格発表|発表|試験|受験|入試|面接|内見|見学|下見|おりえんてしよん|おぷんきやんぱす|おぷんきゃんぱす|学校見学|体験入学|説明会|面談|帰省|旅行|2次試験|共通てすと|がいだんす|授業開始|授業)(?:がある|です)?/y,
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  [
    /(?:(20\d\d|令和\d{1,2}|来|今)年の?)?(\d{1,2})月(?:\d{1,2}日)?(?:に|から|の)?(?:入学|進学|開講|開始|入社|編入|転校|転勤|異動|赴任|配属)/y,
    ([, year, month]) => {
      const wish = monthNamed(month, year);
      return wish && { ...wish, isOfStart: true };
    },
  ],
  // 大学が始まるのが4月: the house may be needed before.
  [
    /始ま(?:るの|り)(?:は|が)?(?:(20\d\d|令和\d{1,2}|来|今)年の?)?(\d{1,2})月(?:\d{1,2}日?)?/y,
    ([, year, month]) => {
      const wish = monthNamed(month, year);
      return wish && { ...wish, isOfStart: true };
    },
  ],
  // 4月まで待てない: it is to be sooner.
  [
    /\d{1,2}月(?:\d{1,2}日)?まで(?:は|に)?(?:待て|待たず|待ちたくな)/y,
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  // When somebody decides is not when they move in.
  [
    /(?:\d{1,2}|今|来)月(?:\d{1,2}日)?(?:中|末|上旬|中旬|下旬)?(?:から|に|には|まで|までに)(?:は)?(?:決め|契約|見学|内見|下見|受験|発表|予約|申し?込|仮押さえ|押さえ|探し|動[きく])(?:たい|する|します|予定|です)?/y,
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  [
    new RegExp(`(20\\d\\d)年(0\\d|1[0-2])(?!\\d|月)${MOVE_IN}`, 'y'),
    ([, year, month]) => moveIn(Number(year), Number(month)),
  ],
  [
    new RegExp(`(?:(?:今年|ことし)(?:中|じゆう|じゅう|いつぱい|の?うち)|年内(?:中)?)${MOVE_IN}`, 'y'),
    () => nextMonth(LAST_OF_YEAR, '今年'),
  ],
  [new RegExp(`(?:年明け|新年|正月明け)(?:すぐ|早々)?${MOVE_IN}`, 'y'), () => nextMonth(1)],
  [new RegExp(`(?:年度内|年度末|今年度中)${MOVE_IN}`, 'y'), () => nextMonth(LAST_OF_SCHOOL_YEAR)],
  [new RegExp(`今月(?:中)?${MOVE_IN}`, 'y'), () => monthsAhead(0)],
  [
    new RegExp(
      `(?:from|in|by|since|starting|movein)(?:early|mid|late)?(${MONTHS.join('|')})(20\\d\\d)?`,
      'y',
    ),
    ([, month = '', year]) => nextMonth(MONTHS.indexOf(month) + 1, year),
  ],
  [new RegExp(`来月(?:中)?${MOVE_IN}`, 'y'), () => monthsAhead(1)],
  [new RegExp(`再来月(?:中)?${MOVE_IN}`, 'y'), () => monthsAhead(2)],
];
