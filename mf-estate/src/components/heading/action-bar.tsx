import { formatShortDay, HomePrice, VisuallyHidden } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import type { FreeDay } from '../booking/free-times.ts';
import { Steps } from '../booking/steps.tsx';
import type { VisitSheetLayer } from '../booking/use-visit-sheet.ts';
import styles from './action-bar.module.css';

interface ActionBarProps {
  estate: EstateDetail;
  isClosed: boolean;
  visit: VisitSheetLayer;
  /** The days with free times for a visit, if any. */
  days: readonly FreeDay[];
}

/** The price and the steps that lead on, within reach of the thumb, at the bottom of a phone. */
export function ActionBar({ estate, isClosed, visit, days: [day] }: ActionBarProps) {
  return (
    <div className={styles.bar} data-page-bar data-screen-only>
      <p className={styles.price}>
        <HomePrice home={estate} look="brief" />
        {day && visit.hasTimes && (
          <span className={styles.soon}>
            <VisuallyHidden>最短の見学は</VisuallyHidden>
            {`${formatShortDay(day.date)}${day.times[0]}～`}
          </span>
        )}
      </p>
      <Steps {...{ estate, isClosed, visit }} isFirstLast />
    </div>
  );
}
