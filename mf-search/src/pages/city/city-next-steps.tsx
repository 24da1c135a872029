import { Link } from 'react-router-dom';
import Building2 from 'lucide-react/icons/building-2';
import MapPinned from 'lucide-react/icons/map-pinned';
import School from 'lucide-react/icons/school';
import TrainFront from 'lucide-react/icons/train-front';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { SEARCH_BY_CITY, sitePages } from '@gakumado/shared/site-pages';
import { formatCount, formatRent } from '@gakumado/shared/ui';
import styles from './city-next-steps.module.css';

interface CityWaysProps {
  prefecture: Prefecture;
  rentAverage: number | null;
}

/** The two figures of a prefecture, where they are known, and the ways to its estates. */
export function CityNextSteps({ prefecture, rentAverage }: CityWaysProps) {
  const { name_kana: name, prefecture_id: prefId, estate_count } = prefecture;
  const ways = [
    { to: paths.schoolsInPrefecture(prefId), Icon: School, label: sitePages.schools.label },
    { to: paths.area(prefId), Icon: MapPinned, label: SEARCH_BY_CITY },
    { to: paths.transitInPrefecture(prefId), Icon: TrainFront, label: sitePages.transit.label },
    { to: paths.areaResult(prefId), Icon: Building2, label: 'すべての物件を見る' },
  ];
  return (
    <div className={styles.box}>
      {(estate_count > 0 || rentAverage !== null) && (
        <dl className={styles.figures}>
          {estate_count > 0 && (
            <div>
              <dt>掲載物件</dt>
              <dd>
                <strong>{formatCount(estate_count)}</strong>件
              </dd>
            </div>
          )}
          {rentAverage !== null && (
            <div>
              <dt>1R・1Kの家賃の平均</dt>
              <dd>{formatRent(rentAverage)}</dd>
            </div>
          )}
        </dl>
      )}
      <nav aria-label={`${name}の物件を探す`}>
        <ul className={styles.ways}>
          {ways.map(({ to, Icon, label }) => (
            <li key={to}>
              <Link to={to} className={styles.way}>
                <Icon size="1.5rem" aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
