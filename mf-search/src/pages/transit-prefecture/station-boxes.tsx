import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { fullStationName } from '@gakumado/shared/vocabulary';
import type { PickedIds } from '../../search/picked-ids.ts';
import type { FoundStation, StationRow } from '../../places/station-lists.ts';
import styles from './station-picker.module.css';

interface StationBoxesProps {
  prefId: number;
  stations: readonly (StationRow | FoundStation)[];
  picked: PickedIds;
}

/** Stations to tick, each with the way to its own page; those without estates are shown and cannot be ticked. */
export function StationBoxes({ prefId, stations, picked }: StationBoxesProps) {
  return (
    <ul className={styles.stations}>
      {stations.map((station) => (
        <li key={station.id} className={styles.station}>
          <label className={styles.box}>
            <input
              type="checkbox"
              name="station_id"
              value={station.id}
              disabled={station.estateCount === 0}
              checked={picked.ids.has(station.id)}
              onChange={(event) => picked.pick([station.id], event.currentTarget.checked)}
            />
            <span>
              {station.name}
              {'lineNames' in station && (
                <span className={styles.onLines}>{station.lineNames.join('、')}</span>
              )}
            </span>
          </label>
          {station.estateCount > 0 ? (
            <Link
              to={paths.station(prefId, station.id)}
              className={styles.count}
              aria-label={`${fullStationName(station.name)}の物件${station.estateCount}件を見る`}
            >
              {station.estateCount}件
            </Link>
          ) : (
            <span className={styles.none}>0件</span>
          )}
        </li>
      ))}
    </ul>
  );
}
