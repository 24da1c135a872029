import type { EstateFilter } from '@gakumado/shared/contract';
import {
  buildingAgeChoices,
  commuteMinutesChoices,
  layoutLabel,
  matsRange,
  MAX_AREA_M2,
  MAX_YEN,
  OTHER_LAYOUTS,
  roomLayouts,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';

/** A wish in numbers that was found at the start of a text. */
export interface NumberWish {
  /** Characters of the folded text that it takes. */
  length: number;
  label: string;
  filter: Partial<EstateFilter>;
  /** Minutes that are those to a school, if one is named, else those on foot to the station. */
  minutes?: number;
}

type Reader = readonly [pattern: RegExp, read: (found: RegExpExecArray) => Omit<NumberWish, 'length'> | null];

const AMOUNT = String.raw`(\d+(?:\.\d+)?)(万(?:(\d)千)?円?|千円?|円)`;
const BEFORE_RENT = '(?:(?:家賃|賃料|やちん|予算|月額|月々|月)(?:は|が|を)?)?';
const UP_TO = '以下|以内|いか|いない|まで|未満|円まで';
const FROM = '以上|いじょう|から|~|円以上';
const AROUND = 'くらい|ぐらい|前後|程度|ほど|位';

/** 6.5万, 6万5千円, 65000円, 60千円 in yen. */
function yenOf(digits: string, unit: string, thousands?: string): number {
  const factor = unit.startsWith('万') ? 10_000 : unit.startsWith('千') ? 1_000 : 1;
  return Math.round(Number(digits) * factor + Number(thousands ?? 0) * 1_000);
}

/** A bare amount of less is no monthly rent: 500円 is asked for by nobody. */
const isRent = (yen: number) => yen >= 5_000 && yen <= MAX_YEN;

const inWords = (yen: number) =>
  yen % 1_000 === 0 ? `${yen / 10_000}万円` : `${yen.toLocaleString('ja')}円`;

function rent(from: number | undefined, to: number | undefined): Omit<NumberWish, 'length'> | null {
  if ([from, to].some((yen) => yen !== undefined && !isRent(yen)) || (from ?? 0) > (to ?? Infinity))
    return null;
  const filter = {
    ...(from !== undefined && { price_from: from }),
    ...(to !== undefined && { price_to: to }),
  };
  if (from === undefined && to !== undefined) return { label: `家賃${inWords(to)}以下`, filter };
  if (to === undefined && from !== undefined) return { label: `家賃${inWords(from)}以上`, filter };
  return { label: `家賃${inWords(from ?? 0)}～${inWords(to ?? 0)}`, filter };
}

/** The next choice that includes a value; undefined past the last one. */
const atLeast = (choices: readonly number[], value: number) => choices.find((choice) => choice >= value);

function walk(minutes: number): Omit<NumberWish, 'length'> | null {
  const limit = atLeast(walkMinutesChoices, minutes);
  return limit === undefined
    ? null
    : { label: `駅から徒歩${limit}分以内`, filter: { walk_minutes_max: limit } };
}

/** The part of the filter for minutes to a school. */
export function commuteWish(minutes: number): Omit<NumberWish, 'length'> {
  const limit = atLeast(commuteMinutesChoices, minutes) ?? commuteMinutesChoices.at(-1)!;
  return { label: `通学${limit}分以内`, filter: { commute_minutes_max: limit } };
}

/** Minutes without a school are those on foot, as far as homes are searched by them. */
export const walkWish = walk;

function age(years: number): Omit<NumberWish, 'length'> | null {
  const limit = atLeast(buildingAgeChoices, years);
  return limit === undefined ? null : { label: `築${limit}年以内`, filter: { building_age_max: limit } };
}

function layout(text: string): Omit<NumberWish, 'length'> {
  const named = roomLayouts.find((name) => name.toLowerCase() === text);
  const value = named ?? OTHER_LAYOUTS;
  return { label: layoutLabel(value), filter: { layout: [value] } };
}

/** YYYY-MM of a month that is named without its year: the next one. */
function nextMonth(month: number, year: number | undefined, today: Date): string {
  const [thisYear, thisMonth] = [today.getFullYear(), today.getMonth() + 1];
  const named = year ?? (month >= thisMonth ? thisYear : thisYear + 1);
  return `${named}-${String(month).padStart(2, '0')}`;
}

const minutesText =
  '(?:以内|いない|圏内|以下|まで|未満|くらい|ぐらい|程度|で通える|で行ける|で着く)?(?:で通える|に通える|で行ける)?';

const readers: readonly Reader[] = [
  // Rents.
  [
    new RegExp(
      `${BEFORE_RENT}(\\d+(?:\\.\\d+)?)(万(?:(\\d)千)?円?|円)?(?:~|から)${AMOUNT}(?:${UP_TO}|の間|台)?`,
      'y',
    ),
    ([, low = '', lowUnit, lowThousands, high = '', unit = '', thousands]) =>
      rent(yenOf(low, lowUnit ?? unit, lowThousands), yenOf(high, unit, thousands)),
  ],
  [
    new RegExp(`${BEFORE_RENT}~${AMOUNT}`, 'y'),
    ([, digits = '', unit = '', thousands]) => rent(undefined, yenOf(digits, unit, thousands)),
  ],
  [
    new RegExp(`${BEFORE_RENT}${AMOUNT}(?:${UP_TO})`, 'y'),
    ([, digits = '', unit = '', thousands]) => rent(undefined, yenOf(digits, unit, thousands)),
  ],
  [
    new RegExp(`${BEFORE_RENT}${AMOUNT}(?:${FROM})`, 'y'),
    ([, digits = '', unit = '', thousands]) => rent(yenOf(digits, unit, thousands), undefined),
  ],
  [
    new RegExp(`${BEFORE_RENT}${AMOUNT}台`, 'y'),
    ([, digits = '', unit = '']) => rent(yenOf(digits, unit), yenOf(digits, unit) + 9_999),
  ],
  [
    new RegExp(`${BEFORE_RENT}${AMOUNT}(?:${AROUND})`, 'y'),
    ([, digits = '', unit = '', thousands]) => {
      const yen = yenOf(digits, unit, thousands);
      return rent(yen - 5_000, yen + 5_000);
    },
  ],
  [
    new RegExp(`${BEFORE_RENT}${AMOUNT}`, 'y'),
    ([, digits = '', unit = '', thousands]) => rent(undefined, yenOf(digits, unit, thousands)),
  ],
  // Walks and commutes.
  [
    new RegExp(
      `(?:最寄り?)?(?:駅)?(?:から|まで|より)?(?:徒歩|とほ|歩いて|歩き?で?)(\\d{1,2})分${minutesText}`,
      'y',
    ),
    ([, minutes]) => walk(Number(minutes)),
  ],
  [
    new RegExp(`駅(?:から|まで|より)?(?:徒歩|歩いて)?(\\d{1,2})分${minutesText}`, 'y'),
    ([, minutes]) => walk(Number(minutes)),
  ],
  [
    new RegExp(`(?:通学(?:時間)?|片道|電車で|door ?to ?door)(?:は|が|で)?(\\d{1,2})分${minutesText}`, 'y'),
    ([, minutes]) => commuteWish(Number(minutes)),
  ],
  [
    new RegExp(`(?:通学(?:時間)?|片道|電車で)?1時間${minutesText}`, 'y'),
    () => ({ ...commuteWish(60), minutes: 60 }),
  ],
  [
    new RegExp(`(\\d{1,2})分${minutesText}`, 'y'),
    ([, minutes]) =>
      Number(minutes) > 0 ? { ...commuteWish(Number(minutes)), minutes: Number(minutes) } : null,
  ],
  // The house and the room.
  [/築(\d{1,2})年(?:以内|いない|まで|未満|以下)?/y, ([, years]) => age(Number(years))],
  [/築年数?(\d{1,2})年(?:以内|まで)?/y, ([, years]) => age(Number(years))],
  [/([2-9])(?:階|f)(?:以上|より上|いじょう|から上)/y, () => ({ label: '2階以上', filter: { floor_min: 2 } })],
  [
    /(\d{1,3})(?:平米|m2|㎡|へいべい)(?:以上|~)?/y,
    ([, area]) =>
      Number(area) <= MAX_AREA_M2
        ? { label: `${area}㎡以上`, filter: { room_area_from: Number(area) } }
        : null,
  ],
  [
    // A size that is not whole asks for the whole one below it, which the chip says.
    /(\d{1,2})(?:\.\d)?(?:畳|帖|じよう|じょう)(?:以上|いじょう|~|くらい|ぐらい|ほど|程度)?(?!以下|以内|まで|未満)/y,
    ([, size]) => {
      const mats = Number(size);
      return mats >= matsRange.min && mats <= matsRange.max
        ? { label: `${mats}畳以上`, filter: { mats_from: mats } }
        : null;
    },
  ],
  [/([1-9]s?(?:ldk|dk|k|r))(?:以上)?(?![a-z0-9])/y, ([, text = '']) => layout(text.replace('s', ''))],
  [
    /(?:(20\d\d)年)?(\d{1,2})月(?:\d{1,2}日)?(?:から|より|まで|に|頃|ごろ)?(?:の)?(?:入居(?:可|可能|希望)?|住める|住みたい|引越し|引つ越し|引越)?/y,
    ([, year, text]) => {
      const month = Number(text);
      if (month < 1 || month > 12) return null;
      const value = nextMonth(month, year === undefined ? undefined : Number(year), new Date());
      const [named, number] = value.split('-').map(Number);
      return { label: `${named}年${number}月までに入居可`, filter: { move_in_ym: value } };
    },
  ],
];

/** The longest wish in numbers that a folded text has at a place. */
export function numberWishAt(text: string, at: number): NumberWish | null {
  // Digits before it belong to the same number.
  if (/\d/.test(text.charAt(at)) && /[\d.]/.test(text.charAt(at - 1))) return null;
  let longest: NumberWish | null = null;
  for (const [pattern, read] of readers) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found || found[0].length <= (longest?.length ?? 0)) continue;
    const wish = read(found);
    if (wish) longest = { ...wish, length: found[0].length };
  }
  return longest;
}
