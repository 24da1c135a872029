const shift = (text: string, letters: RegExp, by: number) =>
  text.replace(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));

/** Katakana as hiragana; everything else stays. */
export const toHiragana = (text: string) => shift(text, /[ァ-ヶ]/g, -0x60);

/** Hiragana as katakana; everything else stays. */
export const toKatakana = (text: string) => shift(text, /[ぁ-ゖゝゞ]/g, 0x60);
