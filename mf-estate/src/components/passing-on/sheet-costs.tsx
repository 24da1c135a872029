import { useSearchParams } from 'react-router-dom';
import type { Cost, EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { costsOfRoomtype, isMealRow, isOptionalRow, simulateCost } from '@gakumado/shared/cost-simulation';
import { formatDate, isEmptyText, monthsText } from '@gakumado/shared/ui';
import { payCycleTexts, planOf, readCostChoices } from '../costs/cost-choices.ts';
import { CostResult } from '../costs/cost-result.tsx';
import { costText, cycleText, groupCosts } from '../costs/room-costs.ts';
import styles from './print-sheet.module.css';

interface SheetCostsProps {
  estate: EstateDetail;
  roomtype: Roomtype;
  costs: readonly Cost[];
  /** YYYY-MM-DD */
  defaultMoveInDate: string;
}

/** Every row of the costs of a room type, and the stay that the visitor chose. */
export function SheetCosts({ estate, roomtype, costs, defaultMoveInDate }: SheetCostsProps) {
  const [query] = useSearchParams();
  const rows = costsOfRoomtype(costs, roomtype);
  const plan = planOf(readCostChoices(query), roomtype, defaultMoveInDate);
  const isChosen = (cost: Cost) => (isMealRow(cost) ? plan.with_meals : plan.cost_id.includes(cost.cost_id));
  const added = rows
    .filter((cost) => isOptionalRow(cost) && isChosen(cost))
    .map(({ cost_name }) => cost_name);
  const stay = [
    `入居日 ${formatDate(plan.move_in_date)}`,
    `お住まいの期間 ${monthsText(plan.stay_months)}`,
    payCycleTexts[plan.pay_cycle],
    added.length > 0 && `ご希望の費用 ${added.join('、')}`,
  ];
  return (
    <>
      <section>
        <h2>{`費用（${estate.name} ${roomtype.name}・${roomtype.layout}）`}</h2>
        <div className={styles.costs}>
          {groupCosts(rows).map((group) => (
            <section key={group.kind} className={styles.group}>
              <h3>{group.title}</h3>
              <table aria-label={group.title}>
                <tbody>
                  {group.costs.map((cost) => (
                    <tr key={cost.cost_id}>
                      <th scope="row">
                        {cost.cost_name}
                        <small>{marksOf(cost)}</small>
                      </th>
                      <td>
                        {costText(cost, roomtype)}
                        <small>{[cycleText(cost), isEmptyText(cost.note) ? '' : cost.note].join(' ')}</small>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </div>
      </section>
      <section className={styles.stay}>
        <h2>費用シミュレーション</h2>
        <p>{stay.filter(Boolean).join('／')}</p>
        <CostResult
          low={simulateCost(rows, { ...plan, end: 'amount_min' })}
          high={simulateCost(rows, { ...plan, end: 'amount_max' })}
          stayMonths={plan.stay_months}
          moveInDate={plan.move_in_date}
        />
      </section>
    </>
  );
}

const marksOf = (cost: Cost) =>
  [isOptionalRow(cost) && ' 任意', cost.is_refundable && ' 退去時に返還'].filter(Boolean).join('');
