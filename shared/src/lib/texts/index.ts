export { withoutFormat, withoutInvisible } from './invisible.ts';
export { foldText, LONG_VOWEL, textKey } from './fold-text.ts';
export type { FoldedText } from './fold-text.ts';
export { toHiragana, toKatakana } from './kana-letters.ts';
export { typedWord } from './typed-word.ts';
