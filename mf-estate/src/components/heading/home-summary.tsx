import type { ReactNode } from 'react';
import { HomePrice, RangeText, stayCostText, TermNote } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import { MONTHLY_COST, STAY_COST } from '@gakumado/shared/vocabulary';
import { Steps } from '../booking/steps.tsx';
import type { VisitSheetLayer } from '../booking/use-visit-sheet.ts';
import { Heading } from './heading.tsx';
import { HomePlace } from './home-place.tsx';
import styles from './home-summary.module.css';

interface HomeSummaryProps {
  estate: EstateDetail;
  isClosed: boolean;
  visit: VisitSheetLayer;
  /** The ways to the visitor's schools and places. */
  ways?: ReactNode;
}

/**
 * The first answers of a page of a home: kind, name, cost and way to school, then the steps that lead on. On a phone the bar at the bottom
 * has the steps; on a desktop the summary stays beside the page.
 */
export function HomeSummary({ estate, isClosed, visit, ways }: HomeSummaryProps) {
  const total = stayCostText(estate);
  return (
    <div className={styles.summary}>
      <Heading estate={estate} />
      <p className={styles.price}>
        <HomePrice
          home={estate}
          costName={<TermNote term={MONTHLY_COST} />}
          rentName={<TermNote term="賃料" />}
        >
          {total && (
            <span className={styles.total}>
              <span>{STAY_COST}</span>
              <RangeText text={total} />
            </span>
          )}
        </HomePrice>
      </p>
      {ways}
      <HomePlace estate={estate} />
      <div className={styles.steps} data-screen-only>
        <Steps {...{ estate, isClosed, visit }} />
      </div>
    </div>
  );
}
