import { formatShortDay, LinkButton } from '@gakumado/shared/ui';
import type { CalendarDay, EstateDetail } from '@gakumado/shared/contract';
import { firstTimes } from '../booking/free-times.ts';
import { inquiryPath } from '../texts.ts';
import styles from './shop-block.module.css';

/** The next free times for a visit; each leads to the form with its date and time. */
export function FreeVisits({ estate, days }: { estate: EstateDetail; days: readonly CalendarDay[] }) {
  const slots = firstTimes(days);
  if (slots.length === 0) return null;
  return (
    <div className={styles.free} data-screen-only>
      <h3 className={styles.title}>見学をご予約いただける日時</h3>
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot.date}>
            <LinkButton to={inquiryPath(estate, { isVisit: true, slot })} variant="secondary" size="small">
              {formatShortDay(slot.date)}
              {slot.time}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className={styles.more}>ほかの日時は、次のページでお選びいただけます。</p>
    </div>
  );
}
