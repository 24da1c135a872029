import { withoutInvisible } from '@gakumado/shared/texts';
import { CellFault, toText } from './cell-type.ts';
import type { Cell, CellType } from './cell-type.ts';

const NO_NUMBER = '数字で入力してください。';
const ODD_COMMA =
  'コンマは3桁ごとの区切りだけに使えます（65,000）。小数点は「.」で、複数の値は | で区切ってください。';
const ODD_BLANK = '数字の間に空白は使えません（65000 または 65,000）。複数の値は | で区切ってください。';
const NO_ID = '区切りのない数字の番号を入力してください。複数の番号を書ける列では | で区切ります。';

/** Digits as people type them: full width, with ¥, which is \ in Shift_JIS, 円, ㎡, 分, 畳 or 帖. */
const toDigits = (cell: Cell): string =>
  withoutInvisible(toText(cell))
    .normalize('NFKC')
    .replace(/^[¥\\]\s*/, '')
    .replace(/\s*(?:円|m2|分|畳|帖)$/, '')
    .trim();

/**
 * The number of a cell. A comma that parts no group of three digits may be a decimal comma or part two values, and so may a
 * blank: dropping them would make other numbers of them.
 */
function toNumber(cell: Cell): number {
  // Nearly all of them.
  if (typeof cell === 'string' && /^\d{1,12}$/.test(cell)) return Number(cell);
  const written = toDigits(cell);
  const text = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(written) ? written.replaceAll(',', '') : written;
  if (/^-?\d{1,12}(\.\d{1,20})?$/.test(text)) return Number(text);
  if (!/^[-\d,.\s]+$/.test(text)) throw new CellFault(NO_NUMBER);
  throw new CellFault(text.includes(',') ? ODD_COMMA : /\s/.test(text) ? ODD_BLANK : NO_NUMBER);
}

export function integer(min: number, max: number): CellType {
  return {
    hint: `整数（${min}～${max}）`,
    parse(cell) {
      const value = toNumber(cell);
      // Three zeros behind a point are the thousands of another country.
      if (!Number.isInteger(value) || /\.\d{3,}\D*$/.test(String(cell).normalize('NFKC')))
        throw new CellFault('小数は使えません。');
      if (value < min || value > max) throw new CellFault(`${min}から${max}までで入力してください。`);
      return value;
    },
  };
}

/** A number that names something. It has no groups of digits: 101,102 are two of them. */
export function idUpTo(max: number): CellType {
  const plain = integer(1, max);
  return {
    hint: '番号（整数）',
    parse(cell) {
      if (/[,\s]/.test(toDigits(cell))) throw new CellFault(NO_ID);
      return plain.parse(cell);
    },
  };
}

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
