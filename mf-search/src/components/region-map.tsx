import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '@gakumado/shared/paths';
import type { PrefectureLink, Region } from './regions.ts';
import styles from './region-map.module.css';

interface RegionMapProps {
  regions: readonly Region[];
  /** Where an open prefecture leads; one that is not open yet leads to its portal, which says what can be done. */
  hrefOf: (prefectureId: number) => string;
  /** Where the name of a region leads; without it the name is no link. */
  regionHrefOf?: (areaSlug: string) => string;
  headingLevel?: 2 | 3;
}

const countIn = (prefectures: readonly PrefectureLink[]) =>
  prefectures.reduce((sum, { estate_count }) => sum + estate_count, 0);

/** The eight regions with their prefectures and estates: placed as on a map where there is room, else a list. */
export function RegionMap({ regions, hrefOf, regionHrefOf, headingLevel = 3 }: RegionMapProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.map}>
      {regions.map(({ slug, name, prefectures }) => (
        <section key={slug} className={styles.region} data-region={slug}>
          <Heading className={styles.name}>
            {regionHrefOf ? (
              <Link to={regionHrefOf(slug)}>
                {name}
                <ChevronRight size={16} aria-hidden />
              </Link>
            ) : (
              name
            )}
            <span className={styles.total}>{countIn(prefectures).toLocaleString('ja-JP')}件</span>
          </Heading>
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
      ))}
    </div>
  );
}
