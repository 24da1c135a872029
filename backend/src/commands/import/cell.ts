import { normaliseDigits, withPlainHyphens, zipPattern } from '@gakumado/shared/forms';
import { isShown } from '@gakumado/shared/outside-origins';
import type { OutsideOrigins } from '@gakumado/shared/outside-origins';
import type { Term } from '@gakumado/shared/vocabulary';
import { ID_MAX, JAPAN, LON_MAX } from '@gakumado/shared/vocabulary';
import type { CopyValue } from '../../data/db/copy-rows.ts';

/** One value of a file: the text of a CSV cell, or a value of a JSON line. An absent one is ''. */
export type Cell = string | number | boolean | readonly unknown[] | object;

/** A cell that cannot be used; the message is for the owner. */
export class CellFault extends Error {
  override name = 'CellFault';
}

/** A kind of cell: how it is read, and its text in the documents. */
export interface CellType {
  hint: string;
  parse(cell: Cell): CopyValue;
  /** The fault of a link to another site whose content this site would not show; undefined without a fault. */
  findOutsideFault?(value: CopyValue, outside: OutsideOrigins): string | undefined;
}

export const MAX_LIST = 100;

/** Text without the control characters that no field has; line breaks only where they are allowed. */
export function toText(cell: Cell): string {
  if (typeof cell === 'object') throw new CellFault('文字で入力してください。');
  const value = String(cell).trim();
  return value.includes('\r') ? value.replaceAll('\r\n', '\n') : value;
}

/** Digits as people type them: full width, with commas, 円 or ㎡. */
function toNumber(cell: Cell): number {
  // Nearly all of them.
  if (typeof cell === 'string' && /^\d{1,12}$/.test(cell)) return Number(cell);
  const text = toText(cell)
    .normalize('NFKC')
    .replace(/[,，¥\s]|円$|m2$|分$|畳$/g, '');
  if (!/^-?\d{1,12}(\.\d{1,20})?$/.test(text)) throw new CellFault('数字で入力してください。');
  return Number(text);
}

export function text(max: number, { isLong = false } = {}): CellType {
  return {
    hint: `${max}文字まで`,
    parse(cell) {
      const value = toText(cell);
      // oxlint-disable-next-line no-control-regex
      if (/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(value) || !value.isWellFormed())
        throw new CellFault('使えない文字が含まれています。文字コードを確かめてください。');
      if (!isLong && value.includes('\n')) throw new CellFault('改行は使えません。');
      if (value.length > max)
        throw new CellFault(`${max}文字以内で入力してください（${value.length}文字）。`);
      return value;
    },
  };
}

export function integer(min: number, max: number): CellType {
  return {
    hint: `整数（${min}～${max}）`,
    parse(cell) {
      const value = toNumber(cell);
      if (!Number.isInteger(value)) throw new CellFault('小数は使えません。');
      if (value < min || value > max) throw new CellFault(`${min}から${max}までで入力してください。`);
      return value;
    },
  };
}

export const id: CellType = { ...integer(1, ID_MAX), hint: '番号（整数）' };
export const yen: CellType = { ...integer(0, 100_000_000), hint: '円（数字のみ）' };

export function decimal(min: number, max: number, digits: number): CellType {
  return {
    hint: `数（${min}～${max}、小数${digits}桁まで）`,
    parse(cell) {
      const value = toNumber(cell);
      if (value < min || value > max) throw new CellFault(`${min}から${max}までで入力してください。`);
      return Number(value.toFixed(digits));
    },
  };
}

const coordinate = ({ min, max }: { min: number; max: number }): CellType => ({
  ...decimal(min, max, 15),
  hint: '度（小数）',
});
/** Wide enough to notice coordinates that were exchanged. */
export const anyDegree = coordinate({ min: -LON_MAX, max: LON_MAX });
export const japan = { lat: coordinate(JAPAN.lat), lon: coordinate(JAPAN.lon) };

const FLAGS: Record<string, boolean> = {
  '1': true,
  '0': false,
  true: true,
  false: false,
  '○': true,
  '×': false,
};

export const flag: CellType = {
  hint: '1（はい）または 0（いいえ）',
  parse(cell) {
    const value = FLAGS[toText(cell).normalize('NFKC').toLowerCase()];
    if (value === undefined) throw new CellFault('1（はい）または 0（いいえ）で入力してください。');
    return value;
  },
};

/** YYYY-MM-DD; also 2027/3/25 and 2027年3月25日, as spreadsheets write it. */
export const date: CellType = {
  hint: '日付（2027-03-25）',
  parse(cell) {
    const [, year = '', month = '', day = ''] =
      /^(\d{4})[-/年](\d{1,2})[-/月](\d{1,2})日?$/.exec(toText(cell).normalize('NFKC')) ?? [];
    const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const time = Date.parse(`${value}T00:00:00Z`);
    if (year === '' || Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
      throw new CellFault('2027-03-25 のような実在する日付で入力してください。');
    return value;
  },
};

export const dateTime: CellType = {
  hint: '日時（2027-03-25T10:00:00+09:00）または日付',
  parse(cell) {
    const value = toText(cell);
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(Date.parse(value)))
      return value;
    return `${String(date.parse(cell))}T00:00:00+09:00`;
  },
};

export const yearMonth: CellType = {
  hint: '年月（2019-03）',
  parse(cell) {
    const [, year = '', month = ''] =
      /^(\d{4})[-/年](\d{1,2})月?$/.exec(toText(cell).normalize('NFKC')) ?? [];
    if (Number(year) < 1900 || Number(year) > 2100 || Number(month) < 1 || Number(month) > 12)
      throw new CellFault('2019-03 のような年月で入力してください。');
    return `${year}-${month.padStart(2, '0')}`;
  },
};

export const clock: CellType = {
  hint: '時刻（10:00）',
  parse(cell) {
    const [, hour = '', minute = ''] =
      /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(toText(cell).normalize('NFKC')) ?? [];
    if (hour === '' || Number(hour) > 23) throw new CellFault('10:00 のような時刻で入力してください。');
    return `${hour.padStart(2, '0')}:${minute}`;
  },
};

export const zip: CellType = {
  hint: '郵便番号（7桁、ハイフンは任意）',
  parse(cell) {
    // A spreadsheet drops the zeros in front.
    const value = normaliseDigits(toText(cell)).padStart(7, '0');
    if (!zipPattern.test(value)) throw new CellFault('7桁の郵便番号で入力してください。');
    return value;
  },
};

export const tel: CellType = {
  hint: '電話番号（03-1234-5678）',
  parse(cell) {
    const value = withPlainHyphens(toText(cell));
    if (!/^0[\d-]{8,13}$/.test(value)) throw new CellFault('0から始まる電話番号で入力してください。');
    return value;
  },
};

/** One of the values of a table, as its number, its word or a word of older files. */
export function choice(table: readonly Term[]): CellType {
  const rows = table.toSorted((a, b) => a.value - b.value);
  const hint = rows.map(({ value, label }) => `${value} ${label}`).join('、');
  const valueOf = new Map(
    rows.flatMap(({ value, label, formerLabels = [] }) =>
      [String(value), label, ...formerLabels].map((name) => [name.normalize('NFKC'), value] as const),
    ),
  );
  return {
    hint,
    parse(cell) {
      const value = valueOf.get(toText(cell).normalize('NFKC'));
      if (value === undefined) throw new CellFault(`次の中から入力してください：${hint}`);
      return value;
    },
  };
}

export function word(...words: readonly string[]): CellType {
  return {
    hint: words.join('、'),
    parse(cell) {
      const value = toText(cell);
      if (!words.includes(value)) throw new CellFault(`次の中から入力してください：${words.join('、')}`);
      return value;
    },
  };
}

export function pattern(rule: RegExp, hint: string): CellType {
  return {
    hint,
    parse(cell) {
      const value = toText(cell).normalize('NFKC');
      if (value.length > 200 || !rule.test(value)) throw new CellFault(`${hint}で入力してください。`);
      return value;
    },
  };
}

const PICTURE_PATTERN = /^(\/images\/[\w./-]+|https:\/\/[^\s"'<>]+)$/;

function shownFrom(
  hint: string,
  name: string,
  originsOf: (outside: OutsideOrigins) => readonly string[],
): CellType {
  return {
    ...pattern(PICTURE_PATTERN, hint),
    findOutsideFault: (value, outside) =>
      typeof value !== 'string' || isShown(value, originsOf(outside))
        ? undefined
        : `このサイトで表示できない場所です。表示するには、設定 ${name} に ${originOf(value)} を加えてください。`,
  };
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address);

/** A picture of this site, or of an origin that the site shows pictures of. */
export const picture = shownFrom(
  '画像の場所（/images/… または https://…）',
  'PICTURE_ORIGINS',
  ({ pictures }) => pictures,
);
/** A panorama: a picture, or a page of an origin that the site shows in a frame. */
export const panorama = shownFrom(
  'パノラマの場所（/images/… または https://…）',
  'PANORAMA_ORIGINS',
  ({ pictures, panoramas }) => [...pictures, ...panoramas],
);
export const mail = pattern(/^[^\s@<>,;"]{1,64}@[a-zA-Z0-9.-]{1,190}$/, 'メールアドレス');
export const YOUTUBE_ID = /^[\w-]{11}$/;
export const youtubeId = pattern(YOUTUBE_ID, 'YouTube の動画ID（11文字）');
export const layout = pattern(/^[1-9](R|S?K|S?DK|S?LDK)$/, '間取り（1R、1K、1DK、1LDK、2DK など）');

function toParts(cell: Cell, separator: RegExp): Cell[] {
  if (Array.isArray(cell)) return cell as Cell[];
  const value = toText(cell);
  if (value.startsWith('[')) {
    const parsed: unknown = toJson(value);
    if (Array.isArray(parsed)) return parsed as Cell[];
  }
  return value
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Several values in one cell, separated by | or ; (texts by | or a line break only). */
export function list(item: CellType, separator = /[|;；｜\n]/): CellType {
  return {
    hint: `${item.hint}。複数は | で区切る`,
    parse(cell) {
      const parts = toParts(cell, separator);
      if (parts.length > MAX_LIST) throw new CellFault(`${MAX_LIST}個以内で入力してください。`);
      const values = parts.map((part) => item.parse(part)) as (string | number)[];
      return [...new Set(values)];
    },
  };
}

export const texts = (max: number): CellType => list(text(max), /[|｜\n]/);

export function toJson(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new CellFault('JSON として読めません。');
  }
}
