import { areaPlace } from '../../components/area-place.ts';
import { ChipLinks } from '../../components/chip-links.tsx';
import type { Condition } from '../../results/condition.ts';
import { hrefOf } from '../../results/place.ts';
import type { NamePrefecture } from './name-prefectures.ts';
import styles from './namesakes.module.css';

interface NamesakesProps {
  condition: Condition;
  prefectures: readonly NamePrefecture[];
}

/** The prefectures of one station name, to choose the one that is meant; homes beside a border lie in two as well. */
export function Namesakes({ condition, prefectures }: NamesakesProps) {
  if (prefectures.length < 2 || !condition.station_name) return null;
  const name = `${condition.station_name.replace(/駅$/, '')}駅`;
  return (
    <section className={styles.namesakes} aria-labelledby="namesakes">
      <h2 id="namesakes">{name}の物件は、複数の都道府県にあります</h2>
      <ChipLinks
        links={prefectures.map(({ id, name: prefecture, estateCount }) => ({
          to: hrefOf(areaPlace(id), { ...condition, page: 1 }),
          label: prefecture,
          ...(estateCount !== null && { note: `${estateCount.toLocaleString('ja-JP')}件` }),
        }))}
      />
    </section>
  );
}
