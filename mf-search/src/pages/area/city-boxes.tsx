import { PickAll } from '../../parts/pick-all.tsx';
import type { PickedIds } from '../../search/picked-ids.ts';
import { formatCount, formatRent } from '@gakumado/shared/ui';
import { servedCities, unitOf } from './city-groups.ts';
import type { CityBox, CityGroup } from './city-groups.ts';
import styles from './city-picker.module.css';

interface CityBoxesProps {
  prefId: number;
  group: CityGroup;
  picked: PickedIds;
}

/** One group of cities to tick; those without estates are shown and cannot be ticked. */
export function CityBoxes({ prefId, group, picked }: CityBoxesProps) {
  const id = `cities-${prefId}-${group.name}`;
  const served = servedCities(group);
  const isFolded = served.length === 0;
  const list = (
    <ul className={styles.cities} aria-labelledby={id}>
      {group.cities.map((city) => (
        <City key={city.id} city={city} picked={picked} />
      ))}
    </ul>
  );
  if (isFolded) {
    return (
      <details className={styles.folded}>
        <summary id={id}>
          {group.name}（{group.cities.length}
          {unitOf(group)}・掲載物件なし）
        </summary>
        {list}
      </details>
    );
  }
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{group.name}</h2>
        <PickAll
          name="city_id"
          label="すべて選ぶ"
          fullLabel={`${group.name}をすべて選ぶ`}
          ids={served.map((city) => city.id)}
          picked={picked}
          className={styles.all}
        />
      </div>
      {list}
    </section>
  );
}

function City({ city, picked }: { city: CityBox; picked: PickedIds }) {
  return (
    <li>
      <label className={styles.city}>
        <input
          type="checkbox"
          name="city_id"
          value={city.id}
          disabled={city.estateCount === 0}
          checked={picked.ids.has(city.id)}
          onChange={(event) => picked.pick([city.id], event.currentTarget.checked)}
        />
        <span className={styles.name}>{city.name}</span>
        <span className={styles.facts}>
          <span className={styles.count}>{formatCount(city.estateCount)}件</span>
          {city.priceMin !== null && <span>賃料 {formatRent(city.priceMin)}～</span>}
        </span>
      </label>
    </li>
  );
}
