import type { ReactNode } from 'react';
import type { EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { FavoriteButton } from '@gakumado/shared/ui';
import type { VisitSheetLayer } from '../booking/use-visit-sheet.ts';
import { Gallery } from '../photos/gallery.tsx';
import type { Looks } from '../photos/other-views.ts';
import { HomeSummary } from './home-summary.tsx';
import styles from './estate-top.module.css';

interface EstateTopProps {
  estate: EstateDetail;
  /** Null when they could not be loaded. */
  roomtypes: readonly Roomtype[] | null;
  looks: Looks;
  isClosed: boolean;
  visit: VisitSheetLayer;
  /** Leads back to a list; over the photographs of a phone. */
  back?: ReactNode;
  /** The ways to the visitor's schools and places. */
  ways?: ReactNode;
  /** The rest of the page. */
  children: ReactNode;
}

/**
 * The page of a home: photographs, the summary, and everything else. On a desktop the summary is beside all of it and stays in
 * sight.
 */
export function EstateTop({
  estate,
  roomtypes,
  looks,
  isClosed,
  visit,
  back,
  ways,
  children,
}: EstateTopProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.pictures}>
        {back}
        <Gallery {...{ estate, roomtypes, looks }} />
        <div className={styles.heart} data-screen-only>
          <FavoriteButton estateId={estate.estate_id} name={estate.name} />
        </div>
      </div>
      <div className={styles.side}>
        <HomeSummary {...{ estate, isClosed, visit, ways }} />
      </div>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}
