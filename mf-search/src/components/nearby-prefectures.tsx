import { Link } from 'react-router-dom';
import type { Prefecture } from '@gakumado/shared/contract';
import styles from './nearby-prefectures.module.css';

interface NearbyPrefecturesProps {
  title: string;
  prefectures: readonly Pick<Prefecture, 'prefecture_id' | 'name_kana' | 'estate_count' | 'is_open'>[];
  hrefOf: (prefectureId: number) => string;
}

/** Prefectures beside one another as links, with their estates. */
export function NearbyPrefectures({ title, prefectures, hrefOf }: NearbyPrefecturesProps) {
  if (prefectures.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {prefectures.map(({ prefecture_id, name_kana, estate_count, is_open }) => (
          <li key={prefecture_id}>
            <Link to={hrefOf(prefecture_id)} className={styles.link}>
              {name_kana}
              <span className={styles.count}>
                {is_open ? `${estate_count.toLocaleString('ja-JP')}件` : '準備中'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
