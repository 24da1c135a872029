import type { RentTermName } from '@gakumado/shared/rent-terms';

/** Words of renting that stand in the texts of facts. Those that are labels are marked as labels. */
export const FACT_TERMS: readonly RentTermName[] = [
  '1R',
  '1K',
  '1DK',
  '1LDK',
  '学生マンション',
  '学生会館',
  '学生寮',
  'RC造',
  '鉄骨造',
  '木造',
  'オートロック',
  '普通借家',
  '定期借家',
  'フリーレント',
  '仲介手数料',
  '保証委託料',
  '火災保険料',
  '鍵交換費',
  '更新料',
  '更新手数料',
  '連帯保証人',
  '重要事項説明',
  'IT重説',
  '原状回復',
  '違約金',
  'オンライン内見',
  'セルフ内見',
  '合格発表前予約',
  'キャンセル待ち',
];

/** Where a text uses a word, or -1. 1K is no part of 11K, and RC造 none of SRC造. */
export function placeOf(text: string, term: RentTermName): number {
  const place = text.indexOf(term);
  return place > 0 && /[0-9A-Za-z]/.test(term[0]!) && /[0-9A-Za-z]/.test(text[place - 1]!) ? -1 : place;
}

/** The words that each of the texts of a part is the first to use: one note in a part is enough. */
export function firstUses(texts: readonly string[], terms = FACT_TERMS): RentTermName[][] {
  const left = new Set(terms);
  return texts.map((text) => {
    const used = [...left].filter((term) => placeOf(text, term) >= 0);
    for (const term of used) left.delete(term);
    return used;
  });
}
