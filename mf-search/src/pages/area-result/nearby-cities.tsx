import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import type { ChosenNames } from './find-names.ts';
import styles from '../../components/nearby-prefectures.module.css';

interface NearbyCitiesProps {
  prefId: number | undefined;
  cities: ChosenNames['nearbyCities'];
}

/** Cities near the one that was chosen, each a list of its own. */
export function NearbyCities({ prefId, cities }: NearbyCitiesProps) {
  if (cities.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="nearby-cities">
      <h2 id="nearby-cities">近くの市区町村</h2>
      <ul className={styles.list}>
        {cities.map(({ id, name, estateCount }) => (
          <li key={id}>
            <Link to={`${paths.areaResult(prefId)}?city_id=${id}`} className={styles.link}>
              {name}
              <span className={styles.count}>{estateCount.toLocaleString('ja-JP')}件</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
