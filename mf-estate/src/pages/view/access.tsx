import BusFront from 'lucide-react/icons/bus-front';
import TrainFront from 'lucide-react/icons/train-front';
import { formatWalk } from '@gakumado/shared/ui';
import type { EstateDetail, EstateStation } from '@gakumado/shared/contract';
import { fullStationName } from '@gakumado/shared/vocabulary';
import styles from './access.module.css';
import { CampusList } from './campus-list.tsx';
import { Section } from '../../components/section/section.tsx';

/** Stations and the ways to the schools. */
export function Access({ estate }: { estate: EstateDetail }) {
  return (
    <Section id="access" title="交通・通学">
      <div className={styles.columns}>
        <div>
          <h3 className={styles.title}>最寄り駅</h3>
          <ul className={styles.stations}>
            {estate.stations.map((station) => (
              <li key={`${station.station_id}-${station.line_id}`} className={styles.station}>
                {station.bus_minutes === null ? (
                  <TrainFront aria-hidden size="1.25rem" />
                ) : (
                  <BusFront aria-hidden size="1.25rem" />
                )}
                <span>
                  {station.line_name && <span className={styles.line}>{station.line_name}</span>}
                  <span className={styles.name}>{fullStationName(station.station_name)}</span>
                </span>
                <Way station={station} />
              </li>
            ))}
          </ul>
        </div>
        {estate.campuses.length > 0 && <CampusList campuses={estate.campuses} />}
      </div>
    </Section>
  );
}

/** 徒歩5分, or バス8分 with the walk to its stop. */
function Way({ station: { walk_minutes, bus_minutes, bus_stop_name } }: { station: EstateStation }) {
  if (bus_minutes === null) return <span className={styles.minutes}>{formatWalk(walk_minutes)}</span>;
  return (
    <span className={styles.minutes}>
      バス{bus_minutes}分
      <small className={styles.stop}>
        {bus_stop_name ? `${bus_stop_name}停` : 'バス停'}まで徒歩{walk_minutes}分
      </small>
    </span>
  );
}
