import { Link } from 'react-router-dom';
import type { Region } from '../places/regions.ts';
import styles from './prefecture-list.module.css';

interface PrefectureListProps {
  regions: readonly Region[];
  hrefOf: (prefectureId: number) => string;
}

/** The eight regions with their prefectures. One without open listings says so and is still a link. */
export function PrefectureList({ regions, hrefOf }: PrefectureListProps) {
  return (
    <div className={styles.regions}>
      {regions.map(({ slug, name, prefectures }) => (
        <section key={slug} className={styles.region}>
          <h3>{name}</h3>
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
        </section>
      ))}
    </div>
  );
}
