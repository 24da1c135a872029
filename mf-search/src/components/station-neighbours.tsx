import { Link } from 'react-router-dom';
import type { StationDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import styles from './station-neighbours.module.css';

interface StationNeighboursProps {
  stationName: string;
  neighbours: StationDetail['neighbours'];
}

/** The next stations, the quickest to reach first, with their estates. */
export function StationNeighbours({ stationName, neighbours }: StationNeighboursProps) {
  if (neighbours.length === 0) return null;
  return (
    <section className={styles.part} aria-label={`${stationName}駅の隣の駅`}>
      <h2>隣の駅の物件</h2>
      <ul className={styles.list}>
        {neighbours.map(({ station_id, station_name, pref_id, minutes, estate_count }) => (
          <li key={station_id}>
            <Link to={paths.station(pref_id, station_id)} className={styles.station}>
              <span className={styles.texts}>
                <span className={styles.name}>{station_name}駅</span>
                <span className={styles.minutes}>
                  {stationName}駅から電車で約{minutes}分
                </span>
              </span>
              <span className={styles.count}>{estate_count.toLocaleString('ja-JP')}件</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
