import { Accordion, formatYen } from '@gakumado/shared/ui';
import styles from './key-facts.module.css';

/** めやす賃料 with how it is worked out (contract, section 5). */
export function GuidePrice({ yen }: { yen: number }) {
  return (
    <div>
      <p className={styles.guide}>
        <span className={styles.label}>めやす賃料</span>
        <span>
          月あたり <strong>{formatYen(yen)}</strong>
        </span>
      </p>
      <Accordion title={<span className={styles.how}>めやす賃料の計算方法</span>}>
        <p className={styles.formula}>
          4年（48か月）お住まいになる場合に、決まって必要な費用を1か月あたりにならした金額です。
        </p>
        <p className={styles.formula}>
          〔（賃料＋管理費・共益費）×48か月＋返還されない敷金＋礼金・入館金＋48か月間の更新料〕÷48
        </p>
        <p className={styles.formula}>
          仲介手数料、更新事務手数料、保証委託料、保険料、退去時の原状回復費は含みません。
        </p>
      </Accordion>
    </div>
  );
}
