/** The ways to write a character. */
type Script = 'kanji' | 'kana' | 'latin' | 'digit';

/** The script of a folded character; signs count as kanji. */
export function scriptOf(character: string): Script {
  if (/\d/.test(character)) return 'digit';
  if (/[a-z]/.test(character)) return 'latin';
  return /[ぁ-ゖ]/.test(character) ? 'kana' : 'kanji';
}
