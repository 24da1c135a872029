import { Link } from 'react-router-dom';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Region } from '../places/regions.ts';
import styles from './prefecture-list.module.css';

interface PrefectureListProps {
  regions: readonly Region[];
  hrefOf: (prefectureId: number) => string;
  /** On a phone each region opens in place, on a page that has more to show. */
  isFolded?: boolean;
}

/** The eight regions with their prefectures. One without open listings says so and is still a link. */
export function PrefectureList({ regions, hrefOf, isFolded = false }: PrefectureListProps) {
  return (
    <div className={styles.regions}>
      {regions.map(({ slug, name, prefectures }) => (
        <details key={slug} className={styles.region} open={!isFolded || undefined}>
          <summary className={styles.summary}>
            <h3>{name}</h3>
            <ChevronDown size="1.25rem" aria-hidden />
          </summary>
          <ul>
            {prefectures.map(({ prefecture_id, name_kana, is_open }) => (
              <li key={prefecture_id}>
                <Link to={hrefOf(prefecture_id)} data-open={is_open}>
                  {name_kana}
                  {!is_open && <small>準備中</small>}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
