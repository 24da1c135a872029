import {
  Accordion,
  formatRent,
  GUIDE_PRICE_FORMULA,
  GUIDE_PRICE_LEFT_OUT,
  GUIDE_PRICE_MEANING,
  TermNote,
  TermText,
} from '@gakumado/shared/ui';
import styles from './key-facts.module.css';

/** めやす賃料 with how it is worked out (contract, section 5). */
export function GuidePrice({ yen }: { yen: number }) {
  return (
    <div>
      <p className={styles.guide}>
        <span className={styles.label}>
          <TermNote term="めやす賃料" />
        </span>
        <span>
          月あたり <strong>{formatRent(yen)}</strong>
        </span>
      </p>
      <Accordion
        className={styles.calculation}
        title={<span className={styles.how}>めやす賃料の計算方法</span>}
      >
        <p className={styles.formula}>{GUIDE_PRICE_MEANING}</p>
        <p className={styles.formula}>
          <TermText text={GUIDE_PRICE_FORMULA} />
        </p>
        <p className={styles.formula}>
          <TermText text={GUIDE_PRICE_LEFT_OUT} />
        </p>
      </Accordion>
    </div>
  );
}
