import type { Cost } from '@gakumado/shared/contract';
import type { RentTermName } from '@gakumado/shared/rent-terms';

/** Names of costs that the glossary explains. */
const costTerms: readonly RentTermName[] = [
  '敷金',
  '礼金',
  '入館金',
  '仲介手数料',
  '保証委託料',
  '火災保険料',
  '鍵交換費',
  '賃料',
  '管理費・共益費',
  '更新料',
  '更新手数料',
  '違約金',
];

/** The term with which a name begins, as in 保証委託料（初回）; undefined for any other name. */
const termOf = (name: string) => costTerms.find((term) => name.replace(/[（(].*$/, '').trim() === term);

/** The first row of each term, by the id of the row: one note in a table is enough. */
export function markedCosts(costs: readonly Cost[]): ReadonlyMap<number, RentTermName> {
  const rows = new Map<RentTermName, number>();
  for (const { cost_id, cost_name } of costs) {
    const term = termOf(cost_name);
    if (term && !rows.has(term)) rows.set(term, cost_id);
  }
  return new Map([...rows].map(([term, id]) => [id, term]));
}
