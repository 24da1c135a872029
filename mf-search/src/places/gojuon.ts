import { toHiragana } from '@gakumado/shared/texts';
import { kanaRowOf, kanaRows } from '@gakumado/shared/vocabulary';
import type { KanaRow } from '@gakumado/shared/vocabulary';

export interface KanaGroup<T> {
  /** その他 holds readings that begin with no kana. */
  row: KanaRow | 'その他';
  items: T[];
}

const SMALL = 'ぁぃぅぇぉっゃゅょゎゕゖ';
const LARGE = 'あいうえおつやゆよわかけ';

/**
 * The primary sort key of a reader. Voiced and small kana count as their plain and large ones (は, ば, ぱ alike), and a
 * long vowel is skipped. It is our own key, because the collation of a server and of a browser may differ by version.
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
