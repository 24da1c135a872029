import { Link } from 'react-router-dom';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { formatRent, LinkButton } from '@gakumado/shared/ui';
import type { Town } from './load-portal.ts';
import { Part } from './part.tsx';
import styles from './city-cards.module.css';

/** The cities with most estates and what rooms cost there; each leads to its list. */
export function CityTowns({ prefecture, towns }: { prefecture: Prefecture; towns: readonly Town[] }) {
  const { name_kana: name, prefecture_id: prefId } = prefecture;
  if (towns.length === 0) return null;
  return (
    <Part title={`${name}で人気の街と家賃`}>
      <ul className={styles.cards}>
        {towns.map(({ id, name: town, estateCount, priceMin, rentAverage }) => (
          <li key={id}>
            <Link to={`${paths.areaResult(prefId)}?city_id=${id}`} className={styles.card}>
              <span className={styles.texts}>
                <span className={styles.name}>{town}</span>
                <span className={styles.note}>
                  {rentAverage === null
                    ? priceMin !== null && `${formatRent(priceMin)}～`
                    : `1R・1Kの平均 ${formatRent(rentAverage)}`}
                </span>
              </span>
              <span className={styles.count}>{estateCount.toLocaleString('ja-JP')}件</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to={paths.area(prefId)} variant="secondary">
          {name}の市区町村をすべて見る
        </LinkButton>
      </p>
    </Part>
  );
}
