import { withoutFormat, withoutInvisible } from '../texts/invisible.ts';
import { toKatakana } from '../texts/kana-letters.ts';

/** Characters that Japanese keyboards produce for a hyphen, in NFKC. */
const HYPHENS = /[‐‑‒–—―−ー]/g;

/** A postal code as it is kept. */
export const zipPattern = /^\d{7}$/;

/**
 * NFKC, without characters that nobody sees and the spaces at both ends (the full-width space becomes a plain one in
 * NFKC).
 */
export function normaliseText(text: string): string {
  return withoutInvisible(text).normalize('NFKC').trim();
}

const LATIN_NAME = /^[\p{Script=Latin}\p{M}'’ .-]+$/u;

/** Whether a name is written in Latin letters, so that it needs no reading. */
export const isLatinName = (name: string): boolean => LATIN_NAME.test(name);

/** A name: as {@link normaliseText}, but its kanji keep their forms. One in Latin letters is kept in upper case. */
export function normaliseName(text: string): string {
  const name = withoutFormat(text).normalize('NFKC').trim();
  return isLatinName(name) ? name.toUpperCase() : name;
}

/** Text of several lines: as {@link normaliseText}, line ends as \n, without other control characters. */
export function normaliseLines(text: string): string {
  return normaliseText(text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ''));
}

/**
 * A mail address in half-width characters without spaces, its domain in lower case. The local part keeps its case,
 * which some servers distinguish.
 */
export function normaliseMail(text: string): string {
  const mail = withoutInvisible(text).normalize('NFKC').replaceAll(/\s/g, '');
  const at = mail.lastIndexOf('@');
  return (at < 0 ? mail : mail.slice(0, at) + mail.slice(at).toLowerCase()).normalize('NFKC');
}

/** NFKC with every hyphen as the plain one, for telephone numbers and postal codes. */
export const withPlainHyphens = (text: string) => normaliseText(text).replaceAll(HYPHENS, '-');

/** Digits of a telephone number or a postal code: half-width, without hyphens, spaces, brackets and 〒. */
export function normaliseDigits(text: string): string {
  return withPlainHyphens(text)
    .replaceAll(/[-\s()〒]/g, '')
    .normalize('NFKC');
}

/** Full-width katakana out of hiragana and half-width katakana; runs of spaces become one. */
export function normaliseKana(text: string): string {
  return toKatakana(normaliseText(text)).replaceAll(/\s+/g, ' ').normalize('NFKC');
}
