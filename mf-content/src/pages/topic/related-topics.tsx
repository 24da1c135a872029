import { Link } from 'react-router-dom';
import type { TopicCard } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { RelatedReading } from '../../components/reading/related-reading.tsx';
import styles from './related-topics.module.css';

interface RelatedTopicsProps {
  area: string;
  areaName: string;
  category: string | undefined;
  /** Of the same category, in other regions. */
  alike: readonly TopicCard[];
  /** Of the same region. */
  topics: readonly TopicCard[];
  placeNames: Readonly<Record<number, string>>;
}

/** More about the same, more of the same region, and the guide. */
export function RelatedTopics({ area, areaName, category, alike, topics, placeNames }: RelatedTopicsProps) {
  return (
    <>
      <RelatedReading
        id="alike-topics"
        title={`「${category ?? ''}」の記事`}
        topics={alike}
        {...{ placeNames }}
      />
      <RelatedReading id="related-topics" title={`${areaName}のほかのトピックス`} {...{ topics, placeNames }}>
        <ul className={styles.links}>
          <li>
            <Link to={paths.topicsInArea(area)}>{areaName}のトピックスをすべて見る</Link>
          </li>
          <li>
            <Link to={paths.guide()}>{sitePages.guide.label}</Link>
          </li>
          <li>
            <Link to={sitePages.glossary.to}>{sitePages.glossary.label}</Link>
          </li>
        </ul>
      </RelatedReading>
    </>
  );
}
