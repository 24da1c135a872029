import { formatRange, formatYen } from '@gakumado/shared/ui';
import type { Simulation } from './simulate-costs.ts';
import styles from './cost-simulation.module.css';

interface CostResultProps {
  /** The cheapest and the dearest room of the kind. */
  low: Simulation;
  high: Simulation;
  stayMonths: number;
}

export function CostResult({ low, high, stayMonths }: CostResultProps) {
  const range = (pick: (simulation: Simulation) => number) => formatRange(pick(low), pick(high), formatYen);
  const details = [
    ['ご契約時の費用', range((it) => it.contractYen)],
    ['入居月の日割り分', range((it) => it.firstMonthYen)],
    ...(high.prepaidYen > 0 ? [['前払いする家賃など', range((it) => it.prepaidYen)] as const] : []),
    ['毎月のお支払い', range((it) => it.monthlyYen)],
    ['1年目のお支払い', range((it) => it.firstYearYen)],
    ...(high.movingOutYen > 0 ? [['退去時の費用', range((it) => it.movingOutYen)] as const] : []),
    ...(high.refundableYen > 0
      ? [['退去時に返還される予定の額', range((it) => it.refundableYen)] as const]
      : []),
  ] as const;
  return (
    <div className={styles.result}>
      <output aria-live="polite" className={styles.main}>
        <Amount label="入居までに必要な金額" text={range((it) => it.initialYen)} />
        <Amount label={`${stayMonths / 12}年間の合計`} text={range((it) => it.totalYen)} />
        <Amount label="1か月あたりの平均" text={range((it) => it.averageMonthlyYen)} />
      </output>
      <dl className={styles.details}>
        {details.map(([term, text]) => (
          <div key={term} className={styles.detail}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        実際の金額は契約時にご確認ください。
        合計には退去時の費用を含み、返還される予定の額は差し引いています。上の表にない費用（ご利用に応じた光熱費など）は含みません。
      </p>
    </div>
  );
}

function Amount({ label, text }: { label: string; text: string }) {
  return (
    <span className={styles.amount}>
      <span className={styles.label}>{label}</span>
      <strong>{text}</strong>
    </span>
  );
}
