import type { Estate } from '@gakumado/shared/contract';
import { formatFees, formatRent, isEmptyText } from '@gakumado/shared/ui/core';
import styles from './estate-card.module.css';
import { GuidePriceHelp } from './guide-price-note.tsx';

/** Costs besides the rent, at the side of a wide card. */
export function EstateCosts({ estate }: { estate: Estate }) {
  const fees = [
    ['管理費・共益費', formatFees(estate.management_fee_min, estate.management_fee_max) || '－'],
    ['入館金・礼金', formatFees(estate.entrance_fee_min, estate.entrance_fee_max) || '－'],
    ['敷金', formatFees(estate.deposit_min, estate.deposit_max) || '－'],
  ] as const;
  return (
    <dl className={styles.costs}>
      {fees.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {!isEmptyText(estate.guide_price) && (
        <div>
          <dt>
            めやす賃料
            <GuidePriceHelp />
          </dt>
          <dd>{formatRent(estate.guide_price)}</dd>
        </div>
      )}
    </dl>
  );
}
