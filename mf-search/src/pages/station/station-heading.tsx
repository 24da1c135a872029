import type { StationDetail } from '@gakumado/shared/contract';
import { fullStationName } from '@gakumado/shared/vocabulary';
import { whereStationIs } from '../../places/station-label.ts';
import styles from './station-facts.module.css';

export function StationHeading({ station }: { station: Omit<StationDetail, 'estates' | 'neighbours'> }) {
  return (
    <h1 className={styles.heading}>
      <span className={styles.name}>{fullStationName(station.station_name)}</span>
      <span className={styles.place}>（{whereStationIs(station)}）</span>周辺の学生向け物件
    </h1>
  );
}
