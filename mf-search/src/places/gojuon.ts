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

/** Katakana as hiragana; everything else stays. */
export const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60));

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

const SMALL = 'ぁぃぅぇぉっゃゅょゎゕゖ';
const LARGE = 'あいうえおつやゆよわかけ';

/**
 * What a reader compares first: voiced and small kana count as their plain and large ones (は, ば, ぱ alike), a long
 * vowel is passed over. A key of our own, for the collation of a server and of a browser may differ by version.
 */
const sortKey = (kana: string) =>
  toHiragana(kana.normalize('NFKC'))
    .normalize('NFD')
    .replace(/[\u3099\u309Aー]/g, '')
    .replace(new RegExp(`[${SMALL}]`, 'g'), (char) => LARGE[SMALL.indexOf(char)] ?? char);

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Items by row, in the order of the syllabary and of their readings; rows without items are left out. */
export function groupByKana<T>(items: readonly T[], kanaOf: (item: T) => string): KanaGroup<T>[] {
  const sorted = items
    .map((item) => ({ item, kana: kanaOf(item), key: sortKey(kanaOf(item)) }))
    .toSorted((a, b) => byText(a.key, b.key) || byText(a.kana, b.kana))
    .map(({ item }) => item);
  return [...kanaRows, 'その他' as const]
    .map((row) => ({ row, items: sorted.filter((item) => (kanaRowOf(kanaOf(item)) ?? 'その他') === row) }))
    .filter((group) => group.items.length > 0);
}
