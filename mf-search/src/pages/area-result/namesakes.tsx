import { fullStationName } from '@gakumado/shared/vocabulary';
import { formatCount } from '@gakumado/shared/ui';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { ChipLinks } from '../../parts/chip-links.tsx';
import type { Search } from '../../search/search.ts';
import { hrefOf } from '../../search/scope.ts';
import type { NamePrefecture } from './name-prefectures.ts';
import styles from './namesakes.module.css';

interface NamesakesProps {
  search: Search;
  prefectures: readonly NamePrefecture[];
}

/** The prefectures of one station name, to choose the one that is meant; homes beside a border lie in two as well. */
export function Namesakes({ search, prefectures }: NamesakesProps) {
  if (prefectures.length < 2 || !search.station_name) return null;
  const name = fullStationName(search.station_name);
  return (
    <section className={styles.namesakes} aria-labelledby="namesakes">
      <h2 id="namesakes">{name}の物件は、複数の都道府県にあります</h2>
      <ChipLinks
        links={prefectures.map(({ id, name: prefecture, estateCount }) => ({
          to: hrefOf(areaScope(id), { ...search, page: 1 }),
          label: prefecture,
          ...(estateCount !== null && { note: `${formatCount(estateCount)}件` }),
        }))}
      />
    </section>
  );
}
