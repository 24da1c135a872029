import type { CSSProperties } from 'react';
import type { CampusAdvice } from '@gakumado/shared/contract';
import { formatRent, formatRents } from '@gakumado/shared/ui';
import styles from './advice.module.css';

type Rents = Pick<CampusAdvice, 'rent_average' | 'rent_range_min' | 'rent_range_max'>;

/** Average rent with the range in which eight of ten rooms lie; nothing while no such room is listed. */
export function RentRange({ advice }: { advice: Rents }) {
  const { rent_average: average, rent_range_min: min, rent_range_max: max } = advice;
  if (average === null || min === null || max === null) return null;
  const part = max > min ? Math.min(1, Math.max(0, (average - min) / (max - min))) : 0.5;
  return (
    <div className={styles.rents}>
      <h3>家賃のめやす（ワンルーム・1K）</h3>
      <p className={styles.average}>
        平均 <strong>{formatRent(average)}</strong>
      </p>
      <div className={styles.range} style={{ '--rent-part': part } as CSSProperties} aria-hidden>
        <span className={styles.mark} />
      </div>
      <p className={styles.ends}>多くのお部屋は {formatRents(min, max)} の間です</p>
    </div>
  );
}
