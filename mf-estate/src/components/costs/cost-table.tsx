import { Badge, FACT_TERMS, firstUses, isEmptyText, TermNote, TermText } from '@gakumado/shared/ui';
import type { Cost, Roomtype } from '@gakumado/shared/contract';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { isOptionalRow } from '@gakumado/shared/cost-simulation';
import { labelOf, TAX_INCLUDED, taxTypes } from '@gakumado/shared/vocabulary';
import { markedCosts } from './cost-terms.ts';
import { costText, cycleText, groupCosts } from './room-costs.ts';
import styles from './cost-table.module.css';

export function CostTable({ costs, roomtype }: { costs: readonly Cost[]; roomtype: Roomtype }) {
  const groups = groupCosts(costs);
  const rows = groups.flatMap((group) => group.costs);
  const marked = markedCosts(rows);
  const noteTerms = termsOfNotes(rows, [...marked.values()]);
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.kind} className={styles.group} aria-labelledby={`cost-kind-${group.kind}`}>
          <h3 id={`cost-kind-${group.kind}`} className={styles.title}>
            {group.title}
          </h3>
          <dl>
            {group.costs.map((cost) => (
              <CostRow
                key={cost.cost_id}
                {...{ cost, roomtype }}
                term={marked.get(cost.cost_id)}
                noteTerms={noteTerms.get(cost.cost_id)!}
              />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface CostRowProps {
  cost: Cost;
  roomtype: Roomtype;
  /** The term that the note of the row explains. */
  term: RentTermName | undefined;
  /** The terms that its remark explains. */
  noteTerms: readonly RentTermName[];
}

/** The words that each remark explains, by the ids of the rows; names of rows have explained some. */
function termsOfNotes(rows: readonly Cost[], explained: readonly RentTermName[]) {
  const uses = firstUses(
    rows.map(({ note }) => note ?? ''),
    FACT_TERMS.filter((term) => !explained.includes(term)),
  );
  return new Map(rows.map(({ cost_id }, index) => [cost_id, uses[index]!]));
}

function CostRow({ cost, roomtype, term, noteTerms }: CostRowProps) {
  const cycle = cycleText(cost);
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        {term ? <TermNote term={term}>{cost.cost_name}</TermNote> : cost.cost_name}
        <span className={styles.marks}>
          {isOptionalRow(cost) && <Badge>任意</Badge>}
          {cost.is_refundable && <Badge tone="success">退去時に返還</Badge>}
          {cost.is_included_in_guide_price && <Badge tone="primary">めやす賃料に含む</Badge>}
        </span>
      </dt>
      <dd className={styles.amount}>
        {costText(cost, roomtype)}
        {cycle && <small> {cycle}</small>}
        {cost.tax_type === TAX_INCLUDED && <small>（{labelOf(taxTypes, TAX_INCLUDED)}）</small>}
      </dd>
      {!isEmptyText(cost.note) && (
        <dd className={styles.note}>
          <TermText text={cost.note} terms={noteTerms} />
        </dd>
      )}
    </div>
  );
}
