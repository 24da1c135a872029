import { Link } from 'react-router-dom';
import type { TopicCard } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Badge, formatDate, Phrases, Picture, WIDE_SCREEN } from '@gakumado/shared/ui';
import { areaSlugOf } from '@gakumado/shared/vocabulary';
import styles from './new-topics.module.css';

interface NewTopicsProps {
  topics: readonly TopicCard[];
  /** Two of them on a phone, among other parts of a page. */
  isShort?: boolean;
}

export function NewTopics({ topics, isShort = false }: NewTopicsProps) {
  return (
    <ul className={styles.topics} data-short={isShort || undefined}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <Link to={paths.topic(areaSlugOf(topic.pref_cd), topic.id)} className={styles.topic}>
            <Picture
              path={topic.eyecatch?.url ?? null}
              alt=""
              width={topic.eyecatch?.width ?? 960}
              height={topic.eyecatch?.height ?? 640}
              sizes={`${WIDE_SCREEN} 265px, 7rem`}
              maxWidth={480}
              className={styles.picture}
            />
            <span className={styles.texts}>
              <span className={styles.meta}>
                <time dateTime={topic.publishedAt}>{formatDate(topic.publishedAt)}</time>
                {topic.category && <Badge tone="primary">{topic.category}</Badge>}
              </span>
              <span className={styles.title}>
                <Phrases text={topic.title} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
