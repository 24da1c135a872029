import { toHiragana } from '@gakumado/shared/vocabulary';

/** Old forms of characters in school names, and the forms that people type. */
const newForms: Readonly<Record<string, string>> = {
  學: '学',
  國: '国',
  應: '応',
  澤: '沢',
  獨: '独',
  藝: '芸',
  佛: '仏',
  龍: '竜',
  ヶ: 'ケ',
  ゖ: 'け',
};

/** NFKC, lower case, katakana as hiragana, no spaces, middle dots, points, commas or apostrophes: the form of a campus's search keys. */
export function normalizeKey(text: string): string {
  return toHiragana(text.normalize('NFKC').toLowerCase()).replace(/[\s・.,'’]/g, '');
}

/** The same key with today's characters (慶應 as 慶応, 國學院 as 国学院). */
export function modernizeKey(key: string): string {
  return key.replace(/./gu, (character) => newForms[character] ?? character);
}
