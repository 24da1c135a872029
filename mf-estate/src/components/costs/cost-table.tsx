import { Badge, isEmptyText } from '@gakumado/shared/ui';
import type { Cost, Roomtype } from '@gakumado/shared/contract';
import { isOptionalRow } from '@gakumado/shared/cost-simulation';
import { labelOf, TAX_INCLUDED, taxTypes } from '@gakumado/shared/vocabulary';
import { costText, cycleText, groupCosts } from './room-costs.ts';
import styles from './cost-table.module.css';

export function CostTable({ costs, roomtype }: { costs: readonly Cost[]; roomtype: Roomtype }) {
  return (
    <div className={styles.groups}>
      {groupCosts(costs).map((group) => (
        <section key={group.kind} className={styles.group} aria-labelledby={`cost-kind-${group.kind}`}>
          <h3 id={`cost-kind-${group.kind}`} className={styles.title}>
            {group.title}
          </h3>
          <dl>
            {group.costs.map((cost) => (
              <CostRow key={cost.cost_id} cost={cost} roomtype={roomtype} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function CostRow({ cost, roomtype }: { cost: Cost; roomtype: Roomtype }) {
  const cycle = cycleText(cost);
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        {cost.cost_name}
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
      {!isEmptyText(cost.note) && <dd className={styles.note}>{cost.note}</dd>}
    </div>
  );
}
