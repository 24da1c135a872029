import { withPlainHyphens } from './normalise.ts';

/** Country codes in use, as ITU-T lists them (E.164, complement to Operational Bulletin 994), without those of networks. */
const COUNTRY_CODE =
  /^\+(?:1|7|2(?:0|7|1[12368]|[2346]\d|5[0-8]|9[01789])|3(?:[0-469]|[57]\d|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|[09]\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|5[02356]|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))\d/;
const JAPAN = '+81';
/** The shortest and the longest number of a country with its code (E.164). */
const ABROAD = /^\+\d{8,15}$/;
/** No number of Japan begins with 00, and none of eleven digits with 010: both lead abroad, and Korea's mobiles begin so at home. */
const DOMESTIC = /^0(?!10\d{8}$)[1-9]\d{8,9}$/;

/** The 0 of calls at home, in brackets behind the code of a country: callers from abroad leave it out. */
const TRUNK = /^((?:\+|00)\d{1,3})[-\s.]*\(0\)/;

/**
 * A telephone number by its meaning: the digits of a number of Japan from its 0, else + with the code of the country and the
 * digits. 00 before a code is what people dial. A text that is no number comes back without blanks, hyphens and brackets.
 */
export function normaliseTelephone(text: string): string {
  const plain = withPlainHyphens(text)
    .replace(TRUNK, '$1')
    .replaceAll(/[-\s().・/]/g, '')
    .normalize('NFKC');
  const number = plain.replace(/^00(?=[1-9])/, '+');
  // The 0 that Japan's numbers have without the code is often written behind it.
  return number.startsWith(JAPAN) ? `0${number.slice(JAPAN.length).replace(/^0+/, '')}` : number;
}

/** Whether a tidied telephone number is one of Japan (10 or 11 digits from 0) or of another country. */
export const isTelephone = (number: string): boolean =>
  DOMESTIC.test(number) || (ABROAD.test(number) && COUNTRY_CODE.test(number));

/** Whether a tidied telephone number is meant as one of another country: 010 is what Japan dials, and what Korea's mobiles have. */
export const isFromAbroad = (number: string): boolean => /^(?:\+|010)/.test(number);
