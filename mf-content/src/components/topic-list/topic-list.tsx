import { Link } from 'react-router-dom';
import type { TopicCard } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Badge, formatDate, Phrases, Picture, WIDE_SCREEN } from '@gakumado/shared/ui';
import { areaSlugOf } from '@gakumado/shared/vocabulary';
import styles from './topic-list.module.css';

interface TopicListProps {
  topics: readonly TopicCard[];
  /** Names of the prefectures by id. */
  placeNames: Readonly<Record<number, string>>;
  headingLevel?: 2 | 3;
  /** True where the first picture is seen without scrolling. */
  isFirstInView?: boolean;
}

/** Topics with picture, date and summary, each as one link. */
export function TopicList({ topics, placeNames, headingLevel = 2, isFirstInView = false }: TopicListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list}>
      {topics.map((topic, index) => (
        <li key={topic.id} className={styles.card}>
          <Picture
            path={topic.eyecatch?.url}
            alt=""
            width={topic.eyecatch?.width}
            height={topic.eyecatch?.height}
            sizes={`${WIDE_SCREEN} 220px, 112px`}
            priority={isFirstInView && index === 0}
            maxWidth={480}
            className={styles.picture}
          />
          <div className={styles.text}>
            <p className={styles.facts}>
              <time dateTime={topic.publishedAt}>{formatDate(topic.publishedAt)}</time>
              {topic.category && <Badge tone="primary">{topic.category}</Badge>}
              <span>{placeNames[topic.pref_cd]}</span>
            </p>
            <Heading className={styles.title}>
              <Link to={paths.topic(areaSlugOf(topic.pref_cd), topic.id)}>
                <Phrases text={topic.title} />
              </Link>
            </Heading>
            {topic.summary && <p className={styles.summary}>{topic.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
