import { Link } from 'react-router-dom';
import { aheadInWords } from '@gakumado/shared/ahead';
import type { EstateDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { formatShortDay, Sheet } from '@gakumado/shared/ui';
import type { SheetProps } from '@gakumado/shared/ui';
import { VISIT_BOOKING } from '@gakumado/shared/vocabulary';
import { inquiryPath } from '../texts.ts';
import type { FreeDay } from './free-times.ts';
import { BOOK_VISIT } from './steps-of.ts';
import styles from './visit-sheet.module.css';

interface VisitSheetProps extends Pick<SheetProps, 'layer' | 'opener'> {
  estate: EstateDetail;
  /** At least one. */
  days: readonly FreeDay[];
}

/** The free times of the shop for a visit, by day. Each leads to the form with its day and time. */
export function VisitSheet({ estate, days, layer, opener }: VisitSheetProps) {
  const { shop } = estate;
  const stateOf = (...more: string[]) => ({ ahead: aheadInWords(VISIT_BOOKING, [estate.name, ...more]) });
  return (
    <Sheet {...{ layer, opener }} title={BOOK_VISIT}>
      <p className={styles.lead}>
        {shop && `${shop.shop_name}がご案内します。`}ご希望の日時を選んでください。
      </p>
      <ul className={styles.days}>
        {days.map(({ date, times }) => (
          <li key={date} className={styles.day}>
            <h3 className={styles.date}>{formatShortDay(date)}</h3>
            <ul className={styles.times}>
              {times.map((time) => (
                <li key={time}>
                  <Link
                    to={inquiryPath(estate, { isVisit: true, slot: { date, time } })}
                    state={stateOf(`${formatShortDay(date)} ${time}`)}
                    className={styles.time}
                    aria-label={`${formatShortDay(date)}${time}`}
                  >
                    {time}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ul className={styles.others}>
        <li>
          <Link to={inquiryPath(estate, { isVisit: true })} state={stateOf()}>
            ほかの日時を選ぶ
          </Link>
        </li>
        {shop?.is_video && (
          <li>
            <Link to={inquiryPath(estate, { isVideo: true })} state={stateOf()}>
              オンライン内見
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.selfViewing(estate.estate_id)}>{sitePages.selfViewing.label}</Link>
        </li>
      </ul>
    </Sheet>
  );
}
