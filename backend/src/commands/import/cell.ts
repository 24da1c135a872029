import {
  isTelephone,
  mailText,
  normaliseDigits,
  normaliseTelephone,
  withPlainHyphens,
  zipPattern,
} from '@gakumado/shared/forms';
import { isShown } from '@gakumado/shared/outside-origins';
import type { OutsideOrigins } from '@gakumado/shared/outside-origins';
import { withoutFormat, withoutInvisible } from '@gakumado/shared/texts';
import type { Term } from '@gakumado/shared/vocabulary';
import { ID_MAX, JAPAN, LON_MAX } from '@gakumado/shared/vocabulary';
import type { CopyValue } from '../../data/db/copy-rows.ts';
import { CellFault, toText } from './cell-type.ts';
import type { Cell, CellType } from './cell-type.ts';
import { decimal, idUpTo, integer } from './number-cell.ts';

export const MAX_LIST = 100;

const ODD_TEXTS: readonly (readonly [rule: RegExp, doubt: string])[] = [
  [
    /^(?:\d{1,2}月\d{1,2}日|\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}[- ]\d{2})$/,
    '表計算ソフトが日付に変えた文字のようです。元の文字か確かめてください。',
  ],
  [/^\d(?:\.\d+)?E\+\d+$/, '表計算ソフトが数に変えた文字のようです。元の文字か確かめてください。'],
  [/^#(?:#+|[A-Z/0]+[!?]|N\/A)$/, '表計算ソフトのエラーのようです。元の文字か確かめてください。'],
];

/** A remark about a text that a spreadsheet made of another one. */
const findSpreadsheetDoubt = (value: CopyValue): string | undefined =>
  typeof value === 'string' ? ODD_TEXTS.find(([rule]) => rule.test(value))?.[1] : undefined;

export function text(max: number, { isLong = false } = {}): CellType {
  return {
    hint: `${max}文字まで`,
    parse(cell) {
      const value = withoutFormat(toText(cell));
      // oxlint-disable-next-line no-control-regex
      if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd]/.test(value) || !value.isWellFormed())
        throw new CellFault('使えない文字が含まれています。文字コードを確かめてください。');
      if (!isLong && value.includes('\n')) throw new CellFault('改行は使えません。');
      if (value.length > max)
        throw new CellFault(`${max}文字以内で入力してください（${value.length}文字）。`);
      return value;
    },
    findDoubt: findSpreadsheetDoubt,
  };
}

export const id: CellType = idUpTo(ID_MAX);

/** Less than this, and more than nothing, is hardly meant: somebody wrote months, or 万円. */
const LEAST_AMOUNT = 100;
export const yen: CellType = {
  ...integer(0, 100_000_000),
  hint: '円（数字のみ）',
  findDoubt: (value) =>
    Number(value) > 0 && Number(value) < LEAST_AMOUNT
      ? `金額が${Number(value)}円です。月数や万円でなく、円で入力したか確かめてください。`
      : undefined,
};

/** A month's rent outside of this is hardly meant: somebody wrote 万円, or a digit is lost or doubled. */
const USUAL_RENT = { min: 1_000, max: 500_000 };
export const rent: CellType = {
  ...yen,
  findDoubt: (value) =>
    Number(value) < USUAL_RENT.min || Number(value) > USUAL_RENT.max
      ? `1か月の賃料が${Number(value)}円です。円で入力したか、桁を確かめてください。`
      : undefined,
};

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
  はい: true,
  いいえ: false,
  ...Object.fromEntries([...'○◯〇'].map((circle) => [circle, true])),
  '×': false,
};

export const flag: CellType = {
  hint: '1（はい）または 0（いいえ）',
  parse(cell) {
    const value = FLAGS[withoutInvisible(toText(cell)).normalize('NFKC').toLowerCase()];
    if (value === undefined) throw new CellFault('1（はい）または 0（いいえ）で入力してください。');
    return value;
  },
};

export const zip: CellType = {
  hint: '郵便番号（7桁、ハイフンは任意）',
  parse(cell) {
    const written = withoutInvisible(toText(cell)).normalize('NFKC');
    // A spreadsheet drops the zeros in front; the database knows whether the code with them exists (paddedZip).
    if (/^\d{5,6}$/.test(written)) return written;
    const value = normaliseDigits(written);
    if (!zipPattern.test(value)) throw new CellFault('7桁の郵便番号で入力してください。');
    return value;
  },
};

/** Digits of a number of Japan whose first 0 a spreadsheet has dropped: a line's, or a mobile's. */
const WITHOUT_ZERO = /^(?:[1-9]\d{8}|[5789]0\d{8})$/;

export const tel: CellType = {
  hint: '電話番号（03-1234-5678）',
  parse(cell) {
    const written = withPlainHyphens(withoutInvisible(toText(cell)));
    if (WITHOUT_ZERO.test(written)) return `0${written}`;
    const parts = written.replaceAll(/[-()\s]+/g, '-').replace(/^-/, '');
    const value = parts.replace(/^(?:\+|00)81-?(?:0-?)?/, '0');
    if (!/^0[\d-]*\d$/.test(value) || !isTelephone(normaliseTelephone(value)))
      throw new CellFault('0から始まる10桁または11桁の電話番号で入力してください。');
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
      const value = valueOf.get(withoutInvisible(toText(cell)).normalize('NFKC'));
      if (value === undefined) throw new CellFault(`次の中から入力してください：${hint}`);
      return value;
    },
  };
}

export function word(...words: readonly string[]): CellType {
  return {
    hint: words.join('、'),
    parse(cell) {
      const value = withoutInvisible(toText(cell));
      if (!words.includes(value)) throw new CellFault(`次の中から入力してください：${words.join('、')}`);
      return value;
    },
  };
}

export function pattern(rule: RegExp, hint: string): CellType {
  return {
    hint,
    parse(cell) {
      const value = withoutInvisible(toText(cell)).normalize('NFKC');
      if (value.length > 200 || !rule.test(value)) throw new CellFault(`${hint}で入力してください。`);
      return value;
    },
    findDoubt: findSpreadsheetDoubt,
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

/** A mail address as the forms take it; a blank in it may part two. */
export const mail: CellType = {
  hint: 'メールアドレス',
  parse(cell) {
    const written = withoutInvisible(toText(cell));
    const address = mailText.normalise(written);
    if (/\s/.test(written) || mailText.findFault(address))
      throw new CellFault('メールアドレスで入力してください。');
    return address;
  },
};

/** An address under which LINE adds an account, or the ID alone. */
const LINE_ACCOUNT =
  /^(?:https:\/\/(?:line\.me\/(?:R\/)?ti\/p\/|page\.line\.me\/))?(?:@|%40)?(?<id>[a-z0-9][a-z0-9._-]{3,29})\/?$/i;

/** The account of a shop on LINE, by its ID or by the address that its manager shows. */
export const lineAccount: CellType = {
  hint: 'LINE公式アカウントのID（@example）。https://line.me/R/ti/p/@example も可',
  parse(cell) {
    const id = LINE_ACCOUNT.exec(withoutInvisible(toText(cell)).normalize('NFKC'))?.groups?.['id'];
    if (id === undefined)
      throw new CellFault(
        'LINE公式アカウントのID（@example）で入力してください。短縮したアドレス（lin.ee）からは分かりません。',
      );
    return `@${id.toLowerCase()}`;
  },
  findDoubt: findSpreadsheetDoubt,
};
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
