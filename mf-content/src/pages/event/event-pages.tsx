import { Link } from 'react-router-dom';
import type { EventCard } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { PartFailed } from '@gakumado/shared/ui';
import styles from './event-pages.module.css';

interface EventPagesProps {
  /** The campaigns that this page is below, the first level first. */
  above: readonly EventCard[];
  /** The pages below this one. */
  below: readonly EventCard[];
  isFailed: boolean;
}

/** The other pages of a campaign: those below this one, and the one that it is below. */
export function EventPages({ above, below, isFailed }: EventPagesProps) {
  if (isFailed) return <PartFailed name="関連するページ" />;
  const parent = above.at(-1);
  if (below.length === 0 && !parent) return null;
  return (
    <nav aria-labelledby="event-pages" className={styles.pages}>
      <h2 id="event-pages" className={styles.title}>
        関連するページ
      </h2>
      <ul className={styles.list}>
        {below.map(({ id, title, description }) => (
          <li key={id}>
            <Link to={paths.campaign(id)}>{title}</Link>
            {description && <p className={styles.description}>{description}</p>}
          </li>
        ))}
        {parent && (
          <li>
            <Link to={paths.campaign(parent.id)}>「{parent.title}」へ戻る</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
