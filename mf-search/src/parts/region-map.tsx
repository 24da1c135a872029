import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '@gakumado/shared/paths';
import { formatCount } from '@gakumado/shared/ui';
import type { PrefectureLink, Region } from '../places/regions.ts';
import styles from './region-map.module.css';

interface RegionMapProps {
  regions: readonly Region[];
  /** The link of an open prefecture. One that is not open yet leads to its portal, which names other ways. */
  hrefOf: (prefectureId: number) => string;
  /** The link of a region's name; without it the name is no link. */
  regionHrefOf?: (areaSlug: string) => string;
}

/** Estates in the open ones of these prefectures. */
const countIn = (prefectures: readonly PrefectureLink[]) =>
  prefectures.reduce((sum, { is_open, estate_count }) => sum + (is_open ? estate_count : 0), 0);

/** The regions as a map has them, from the east to the west and from the north to the south. */
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
        <span className={styles.total}>{formatCount(countIn(prefectures))}件</span>
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
              <small>{is_open ? `${formatCount(estate_count)}件` : '準備中'}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
