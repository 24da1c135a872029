import type { ReactNode } from 'react';
import { TopicList } from '../topic-list/topic-list.tsx';
import type { Reading } from './load-reading.ts';
import styles from './related-reading.module.css';

interface RelatedReadingProps extends Pick<Reading, 'placeNames'> {
  /** `id` of the heading. */
  id: string;
  title: string;
  topics: Reading['related'];
  /** Below the articles. */
  children?: ReactNode;
}

/** Articles to read next. */
export function RelatedReading({ id, title, topics, placeNames, children }: RelatedReadingProps) {
  if (topics.length === 0 && !children) return null;
  return (
    <aside className={styles.related} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {topics.length > 0 && <TopicList topics={topics} placeNames={placeNames} headingLevel={3} />}
      {children}
    </aside>
  );
}
