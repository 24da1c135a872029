import { isDate, withPlainHyphens } from '@gakumado/shared/forms';
import { CellFault, toText } from './cell-type.ts';
import type { Cell, CellType } from './cell-type.ts';

/** The years before the first one of Japan's eras, which spreadsheets write by name or letter. */
const ERAS: Record<string, number> = { 令和: 2018, R: 2018, 平成: 1988, H: 1988, 昭和: 1925, S: 1925 };

/** A cell in plain characters, its year in the common era: 令和9年3月 and R9.3 are 2027-3. */
const toPlain = (cell: Cell): string =>
  withPlainHyphens(toText(cell)).replace(
    /^(令和|平成|昭和|[RHS])\s?(\d{1,2}|元)[-/年.]/,
    (_, era: string, year: string) => `${(ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year))}-`,
  );

/** YYYY-MM-DD; also 2027/3/25, 2027.3.25 and 2027年3月25日(木), as spreadsheets write it. */
const DAY = /^(\d{4})[-/年.]\s?(\d{1,2})[-/月.]\s?(\d{1,2})日?(?:\s?\([日月火水木金土]\))?/;
/** A spreadsheet writes the midnight of a day whose cell was formatted as a moment. */
const MIDNIGHT = /^(?:[T\s]+(?:0?0:00(?::00(?:\.0+)?)?(?:\+09:00)?|12:00(?::00)? AM))?$/;

/** The day at the beginning of a text, and what follows it; undefined where there is none. */
function readDay(text: string): { day: string; rest: string } | undefined {
  const [found, year = '', month = '', date = ''] = DAY.exec(text) ?? [];
  if (found === undefined) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDate(day) ? { day, rest: text.slice(found.length) } : undefined;
}

export const date: CellType = {
  hint: '日付（2027-03-25）',
  parse(cell) {
    const { day, rest = '' } = readDay(toPlain(cell)) ?? {};
    if (day !== undefined && MIDNIGHT.test(rest)) return day;
    throw new CellFault(
      day !== undefined && /^[T\s]+\d{1,2}:\d{2}/.test(rest)
        ? '時刻のない日付を入力してください。例：2027-03-25'
        : '2027-03-25 のような実在する日付で入力してください。',
    );
  },
};

/** A time with its offset behind a day, as the export writes it. PostgreSQL takes no offset of 16 hours or more. */
const WITH_OFFSET = /^T[\d:.]+(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
/** A time of Japan behind a day, as spreadsheets write it. */
const TIME = /^[T\s]+(\d{1,2}):([0-5]\d)(:[0-5]\d(?:\.\d+)?)?$/;

export const dateTime: CellType = {
  hint: '日時（2027-03-25T10:00:00+09:00 または 2027-03-25 10:00）、日付',
  parse(cell) {
    const text = toPlain(cell);
    const { day, rest = '' } = readDay(text) ?? {};
    if (day !== undefined && MIDNIGHT.test(rest)) return `${day}T00:00:00+09:00`;
    if (day !== undefined && WITH_OFFSET.test(rest) && !Number.isNaN(Date.parse(`${day}${rest}`)))
      return `${day}${rest}`;
    const [, hour = '', minute = '', second = ':00'] = TIME.exec(rest) ?? [];
    if (day === undefined || hour === '' || Number(hour) > 23)
      throw new CellFault('2027-03-25 10:00 のような実在する日時で入力してください。');
    return `${day}T${hour.padStart(2, '0')}:${minute}${second}+09:00`;
  },
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Excel shows a month of two digits of the year: those below 30 are of this century. */
const CENTURY_BREAK = 30;

/** Excel makes the first day of a typed month, and shows 2019-03 as Mar-19. */
function readMonth(text: string): { year: number; month: number } | undefined {
  const [, name, short] = /^([A-Za-z]{3})-(\d{2})$/.exec(text) ?? [];
  if (name !== undefined)
    return {
      year: Number(short) + (Number(short) < CENTURY_BREAK ? 2000 : 1900),
      month: MONTHS.indexOf(name.toLowerCase()) + 1,
    };
  const { day, rest = '' } = readDay(text) ?? {};
  const month = day?.endsWith('-01') && MIDNIGHT.test(rest) ? day.slice(0, -3) : text;
  const [, year = '', number = ''] = /^(\d{4})[-/年](\d{1,2})月?$/.exec(month) ?? [];
  return year === '' ? undefined : { year: Number(year), month: Number(number) };
}

export const yearMonth: CellType = {
  hint: '年月（2019-03）',
  parse(cell) {
    const { year = 0, month = 0 } = readMonth(toPlain(cell)) ?? {};
    if (year < 1900 || year > 2100 || month < 1 || month > 12)
      throw new CellFault('2019-03 のような年月で入力してください。');
    return `${year}-${String(month).padStart(2, '0')}`;
  },
};

/** HH:mm; also with seconds or AM and PM, as spreadsheets write a time. */
export const clock: CellType = {
  hint: '時刻（10:00）',
  parse(cell) {
    const [, typed = '', minute = '', half] =
      /^(\d{1,2}):([0-5]\d)(?::00)?(?:\s*([AP])M)?$/i.exec(toPlain(cell)) ?? [];
    const hour = half === undefined ? Number(typed) : (Number(typed) % 12) + (/p/i.test(half) ? 12 : 0);
    if (typed === '' || hour > 23 || (half !== undefined && (Number(typed) < 1 || Number(typed) > 12)))
      throw new CellFault('10:00 のような時刻で入力してください。');
    return `${String(hour).padStart(2, '0')}:${minute}`;
  },
};
