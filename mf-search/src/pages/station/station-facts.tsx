import { Link } from 'react-router-dom';
import MapPin from 'lucide-react/icons/map-pin';
import TrainFront from 'lucide-react/icons/train-front';
import Wallet from 'lucide-react/icons/wallet';
import type { StationDetail } from '@gakumado/shared/contract';
import { linkToRange } from '@gakumado/shared/range-link';
import { formatRent } from '@gakumado/shared/ui';
import { lineResultPath } from '../../search/search-paths.ts';
import styles from './station-facts.module.css';

/** Distance in km of the wider search around the station. */
const WIDER_KM = 2;

/** The rents around a station, and its lines. */
export function StationFacts({ station }: { station: Omit<StationDetail, 'estates' | 'neighbours'> }) {
  const { pref_id: prefId, lines, rent_average, lat, lon } = station;
  return (
    <div className={styles.station}>
      <ul className={styles.facts}>
        {rent_average !== null && (
          <li>
            <Wallet size="1rem" aria-hidden />
            <span>
              1R・1Kの家賃の平均 <strong>{formatRent(rent_average)}</strong>
            </span>
          </li>
        )}
        <li>
          <MapPin size="1rem" aria-hidden />
          <Link {...linkToRange(WIDER_KM, { lat, lon })}>駅から{WIDER_KM}km以内を地図で見る</Link>
        </li>
      </ul>
      <div className={styles.lines}>
        <p className={styles.linesTitle}>
          <TrainFront size="1rem" aria-hidden />
          利用できる路線
        </p>
        <ul>
          {lines.map(({ line_id, line_name }) => (
            <li key={line_id}>
              <Link to={lineResultPath(prefId, line_id)}>{line_name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
