import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '@gakumado/shared/paths';
import type { PrefectureLink, Region } from '../places/regions.ts';
import styles from './region-map.module.css';

interface RegionMapProps {
  regions: readonly Region[];
  /** Where an open prefecture leads; one that is not open yet leads to its portal, which says what can be done. */
  hrefOf: (prefectureId: number) => string;
  /** Where the name of a region leads; without it the name is no link. */
  regionHrefOf?: (areaSlug: string) => string;
}

/** What the prefectures of a region show together: one that is not open yet shows no number. */
const countIn = (prefectures: readonly PrefectureLink[]) =>
  prefectures.reduce((sum, { is_open, estate_count }) => sum + (is_open ? estate_count : 0), 0);

/** The regions as they stand on a map, from the east to the west and from the north to the south. */
const columns: readonly (readonly string[])[] = [
  ['hokkaido', 'tohoku', 'kanto'],
  ['tokai', 'keiji', 'hanshin'],
  ['chushi', 'kyushu'],
];

/** The eight regions with their prefectures and estates: placed as on a map where there is room, else a list. */
export function RegionMap({ regions, ...hrefs }: RegionMapProps) {
  return (
    <div className={styles.map}>
      {columns.map((slugs) => (
        <div key={slugs[0]} className={styles.column}>
          {regions
            .filter(({ slug }) => slugs.includes(slug))
            .map((region) => (
              <RegionCard key={region.slug} region={region} {...hrefs} />
            ))}
        </div>
      ))}
    </div>
  );
}

function RegionCard({
  region: { slug, name, prefectures },
  hrefOf,
  regionHrefOf,
}: Omit<RegionMapProps, 'regions'> & { region: Region }) {
  return (
    <section className={styles.region}>
      <h3 className={styles.name}>
        {regionHrefOf ? (
          <Link to={regionHrefOf(slug)}>
            {name}
            <ChevronRight size="1rem" aria-hidden />
          </Link>
        ) : (
          name
        )}
        <span className={styles.total}>{countIn(prefectures).toLocaleString('ja-JP')}件</span>
      </h3>
      <ul className={styles.prefectures}>
        {prefectures.map(({ prefecture_id, name_kana, name: prefSlug, is_open, estate_count }) => (
          <li key={prefecture_id}>
            <Link
              to={is_open ? hrefOf(prefecture_id) : paths.city(prefSlug)}
              className={styles.prefecture}
              data-open={is_open}
            >
              {name_kana}
              <small>{is_open ? `${estate_count.toLocaleString('ja-JP')}件` : '準備中'}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
