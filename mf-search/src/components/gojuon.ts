/** The rows of the syllabary, as the API takes them. */
export const kanaRows = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ'] as const;
export type KanaRow = (typeof kanaRows)[number];

/** First character of each row; a character belongs to the last row that begins at or before it. */
const rowStarts: readonly (readonly [start: string, row: KanaRow])[] = [
  ['ぁ', 'あ'],
  ['か', 'か'],
  ['さ', 'さ'],
  ['た', 'た'],
  ['な', 'な'],
  ['は', 'は'],
  ['ま', 'ま'],
  ['ゃ', 'や'],
  ['ら', 'ら'],
  ['ゎ', 'わ'],
];

export function isKanaRow(text: string | null): text is KanaRow {
  return kanaRows.some((row) => row === text);
}

const toHiragana = (char: string) =>
  char >= 'ァ' && char <= 'ヴ' ? String.fromCharCode(char.charCodeAt(0) - 0x60) : char;

/** Row of a reading by its first character; null when it begins with no kana. */
export function kanaRowOf(kana: string): KanaRow | null {
  const first = toHiragana(kana.normalize('NFKC').charAt(0));
  if (first === 'ゔ') return 'あ';
  if (first < 'ぁ' || first > 'ん') return null;
  return rowStarts.findLast(([start]) => first >= start)?.[1] ?? null;
}

export interface KanaGroup<T> {
  /** その他 holds readings that begin with no kana. */
  row: KanaRow | 'その他';
  items: T[];
}

/** Items by row, in the order of the syllabary and of their readings; rows without items are left out. */
export function groupByKana<T>(items: readonly T[], kanaOf: (item: T) => string): KanaGroup<T>[] {
  const sorted = items.toSorted((a, b) => (kanaOf(a) < kanaOf(b) ? -1 : kanaOf(a) > kanaOf(b) ? 1 : 0));
  return [...kanaRows, 'その他' as const]
    .map((row) => ({ row, items: sorted.filter((item) => (kanaRowOf(kanaOf(item)) ?? 'その他') === row) }))
    .filter((group) => group.items.length > 0);
}
