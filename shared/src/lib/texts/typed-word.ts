import { withoutInvisible } from './invisible.ts';

/**
 * A text as a search takes it: without characters that nobody sees and without blanks at its ends; line ends and other
 * controls are spaces. Empty where nothing was typed that could be seen.
 */
export const typedWord = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
