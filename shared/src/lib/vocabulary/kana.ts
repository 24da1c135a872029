import { toHiragana, toKatakana } from '../texts/kana-letters.ts';

/** The rows of the syllabary, as the API takes them, with the first and the last of their characters in Unicode. */
const rows = [
  ['あ', 'ぁ', 'お'],
  ['か', 'か', 'ご'],
  ['さ', 'さ', 'ぞ'],
  ['た', 'た', 'ど'],
  ['な', 'な', 'の'],
  ['は', 'は', 'ぽ'],
  ['ま', 'ま', 'も'],
  ['や', 'ゃ', 'よ'],
  ['ら', 'ら', 'ろ'],
  ['わ', 'ゎ', 'ん'],
] as const;
/** A u with the mark of a voiced sound is far from the other vowels. */
const VU = 'ゔ';

export const kanaRows = rows.map(([row]) => row);
export type KanaRow = (typeof rows)[number][0];

export function isKanaRow(text: string | null): text is KanaRow {
  return kanaRows.some((row) => row === text);
}

/** Row of a reading by its first character; null when it begins with no kana. */
export function kanaRowOf(kana: string): KanaRow | null {
  const initial = toHiragana(kana.normalize('NFKC').charAt(0));
  if (initial === VU) return 'あ';
  return rows.find(([, first, last]) => initial >= first && initial <= last)?.[0] ?? null;
}

/** A regular expression for kana of a row; PostgreSQL reads it as well. */
export function kanaRowPattern(wanted: KanaRow): string {
  const [row, first, last] = rows.find(([row]) => row === wanted) ?? rows[0];
  const hiragana = `${first}-${last}${row === 'あ' ? VU : ''}`;
  return `^[${hiragana}${toKatakana(hiragana)}]`;
}
