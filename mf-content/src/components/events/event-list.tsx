import { Link } from 'react-router-dom';
import type { EventCard } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Picture, WIDE_SCREEN } from '@gakumado/shared/ui';
import cardStyles from '../topic-list/topic-list.module.css';
import { EventFacts } from './event-facts.tsx';
import styles from './event-list.module.css';

interface EventListProps {
  events: readonly EventCard[];
  /** The moment of the page (ms). */
  now: number;
  /** True where the first picture is seen without scrolling. */
  isFirstInView?: boolean;
}

/** Campaigns with picture, period and description, each as one link, as topics are listed. */
export function EventList({ events, now, isFirstInView = false }: EventListProps) {
  return (
    <ul className={styles.list}>
      {events.map((event, index) => (
        <li key={event.id} className={`${cardStyles.card} ${styles.card}`}>
          <Picture
            path={event.eyecatch?.url}
            alt=""
            width={event.eyecatch?.width}
            height={event.eyecatch?.height}
            sizes={`${WIDE_SCREEN} 160px, 112px`}
            priority={isFirstInView && index === 0}
            maxWidth={320}
            className={cardStyles.picture}
          />
          <div className={cardStyles.text}>
            <p className={cardStyles.facts}>
              <EventFacts event={event} now={now} />
            </p>
            <h3 className={cardStyles.title}>
              <Link to={paths.campaign(event.id)}>{event.title}</Link>
            </h3>
            {event.description && <p className={styles.description}>{event.description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
