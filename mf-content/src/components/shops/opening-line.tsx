import type { ShopOpening } from '@gakumado/shared/contract';
import { isOpenAt, openingText } from '@gakumado/shared/ui';
import styles from './opening-line.module.css';

/** Whether a shop is open now. `time`: HH:mm in Japan. */
export function OpeningLine({ opening, time }: { opening: ShopOpening; time: string }) {
  return (
    <p className={styles.opening} data-open={isOpenAt(opening, time)}>
      {openingText(opening, time)}
    </p>
  );
}
