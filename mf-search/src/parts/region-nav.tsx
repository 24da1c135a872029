import { Link } from 'react-router-dom';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { isAreaSlug, regionName } from '@gakumado/shared/vocabulary';
import styles from './region-nav.module.css';

type Place = Pick<Prefecture, 'prefecture_id' | 'name_kana' | 'name' | 'area_slug'>;

interface RegionNavProps {
  current: Place;
  /** The prefectures of its region; without them nothing is shown. */
  prefectures: readonly Place[];
}

/** The region of a prefecture: its prefectures, all of its estates, and the way to the other regions. */
export function RegionNav({ current, prefectures }: RegionNavProps) {
  const slug = current.area_slug;
  if (!isAreaSlug(slug) || prefectures.length === 0) return null;
  const name = regionName(slug);
  return (
    <nav className={styles.nav} aria-label={`${name}の都道府県`}>
      <h2>{name}の都道府県から探す</h2>
      <ul className={styles.list}>
        {prefectures.map(({ prefecture_id, name_kana }) => (
          <li key={prefecture_id}>
            {prefecture_id === current.prefecture_id ? (
              <span aria-current="page" className={styles.current}>
                {name_kana}
              </span>
            ) : (
              <Link to={paths.area(prefecture_id)} className={styles.link}>
                {name_kana}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={paths.areaResultOfRegion(slug)}>{name}全体の物件を見る</Link>
        <Link to={paths.searchByArea()}>ほかの地域を選ぶ</Link>
      </p>
    </nav>
  );
}
