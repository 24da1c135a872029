import type { ReactNode } from 'react';
import { formatRange, formatYen, TermNote } from '@gakumado/shared/ui';
import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import type { CostSimulation } from '@gakumado/shared/cost-simulation';
import { MONTHLY_COST, STAY_COST } from '@gakumado/shared/vocabulary';
import styles from './cost-simulation.module.css';

interface CostResultProps {
  /** The cheapest and the dearest room of the kind. */
  low: CostSimulation;
  high: CostSimulation;
  stayMonths: number;
  /** YYYY-MM-DD */
  moveInDate: string;
}

export function CostResult({ low, high, stayMonths, moveInDate }: CostResultProps) {
  const range = (amount: keyof CostSimulation) => formatRange(low[amount], high[amount], formatYen);
  const details: [amount: keyof CostSimulation, term: ReactNode][] = [
    ['once', 'ご契約時の費用'],
    ['first_month', <>入居月の賃料など（{firstMonthText(low, moveInDate)}）</>],
    ['advance', '前払いする賃料など'],
    ['monthly', '毎月の賃料・管理費など'],
    ['first_year', '1年目のお支払い'],
    ['moving_out', '退去時の費用'],
    ['refundable', '退去時に返還される予定の額'],
    ['food_budget', '食費のめやす（毎月）'],
  ];
  const isAlwaysShown = (amount: keyof CostSimulation) =>
    !['advance', 'moving_out', 'refundable', 'food_budget'].includes(amount);
  return (
    <div className={styles.result}>
      <output aria-live="polite" className={styles.main}>
        <Amount label={MONTHLY_COST} text={range('monthly_cost')} />
        <Amount label={`${STAY_COST}（${stayMonths / 12}年間）`} text={range('stay_cost')} />
        <Amount label="入居までに必要な金額" text={range('initial')} />
      </output>
      <dl className={styles.details}>
        {details
          .filter(([amount]) => isAlwaysShown(amount) || high[amount] > 0)
          .map(([amount, term]) => (
            <div key={amount} className={styles.detail}>
              <dt>{term}</dt>
              <dd>{range(amount)}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.note}>
        実際の金額は契約時にご確認ください。
        入居中の総額は、退去時の費用を含み、返還される予定の額を差し引いています。
        <TermNote term={MONTHLY_COST} />
        は、それを月数で割った金額です。使った分だけお支払いになる光熱費などは含みません。
        {high.food_budget > 0 &&
          `食費のめやすは、${budgetSource(high.food_budget)}で、ご契約の費用ではありません。`}
      </p>
    </div>
  );
}

const budgetSource = (yen: number) =>
  yen === DEFAULT_FOOD_BUDGET
    ? '全国大学生協連の調査による一人暮らしの学生の水準'
    : '検索のときに選ばれた金額';

/** The part of the first month that is paid, and the reason. */
function firstMonthText({ first_month, monthly }: CostSimulation, moveInDate: string): ReactNode {
  if (moveInDate.endsWith('-01')) return '1日入居のため1か月分';
  return first_month === monthly ? '1か月分' : <TermNote term="日割り" />;
}

function Amount({ label, text }: { label: string; text: string }) {
  return (
    <span className={styles.amount}>
      <span className={styles.label}>{label}</span>
      <strong>{text}</strong>
    </span>
  );
}
