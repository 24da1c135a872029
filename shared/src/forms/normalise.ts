// Characters that Japanese keyboards give for a hyphen.
const HYPHENS = /[－ー―‐−‑–—ｰ]/g;

/** NFKC, without the spaces at both ends (the full-width space becomes a plain one in NFKC). */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').trim();
}

/** Text of several lines: as {@link normaliseText}, line ends as \n, without other control characters. */
export function normaliseLines(text: string): string {
  return normaliseText(
    text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll(/(?![\n\t])[\p{Cc}\u200b\ufeff]/gu, ''),
  );
}

/**
 * A mail address in half-width characters without spaces, its domain in lower case. The local part keeps
 * its case: some servers tell the two apart.
 */
export function normaliseMail(text: string): string {
  const mail = text.normalize('NFKC').replaceAll(/\s/g, '');
  const at = mail.lastIndexOf('@');
  return (at < 0 ? mail : mail.slice(0, at) + mail.slice(at).toLowerCase()).normalize('NFKC');
}

/** Digits of a telephone number or a postal code: full-width digits, hyphens, spaces and brackets go. */
export function normaliseDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(HYPHENS, '-')
    .replaceAll(/[-\s()〒]/g, '')
    .normalize('NFKC');
}

/** Full-width katakana out of hiragana and half-width katakana; runs of spaces become one. */
export function normaliseKana(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replaceAll(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replaceAll(/\s+/g, ' ')
    .normalize('NFKC');
}

/** Length in code points, as the contract counts. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
