import { Link } from 'react-router-dom';
import type { TopicCard } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { TopicList } from '../../components/topic-list/topic-list.tsx';
import styles from './related-topics.module.css';

interface RelatedTopicsProps {
  area: string;
  areaName: string;
  topics: readonly TopicCard[];
  placeNames: Readonly<Record<number, string>>;
}

/** More of the same region, and a link to the search. */
export function RelatedTopics({ area, areaName, topics, placeNames }: RelatedTopicsProps) {
  return (
    <aside className={styles.related} aria-labelledby="related-topics">
      <h2 id="related-topics">{areaName}のほかのトピックス</h2>
      {topics.length > 0 && <TopicList topics={topics} placeNames={placeNames} headingLevel={3} />}
      <ul className={styles.links}>
        <li>
          <Link to={paths.topicsInArea(area)}>{areaName}のトピックスをすべて見る</Link>
        </li>
        <li>
          <Link to={paths.schools()}>学校名でお部屋を探す</Link>
        </li>
      </ul>
    </aside>
  );
}
