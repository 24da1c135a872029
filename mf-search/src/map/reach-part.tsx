import { Link } from 'react-router-dom';
import type { ReachStation } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Accordion } from '@gakumado/shared/ui';
import { fullStationName, REACH_MINUTES } from '@gakumado/shared/vocabulary';
import type { ShownReach } from './use-reach.ts';
import mapStyles from './results-map.module.css';
import styles from './reach-part.module.css';

/** Shows and hides the coloured areas, says what they are, and lists the stations in them. */
export function ReachPart({ isWanted, onWant, stations }: ShownReach) {
  if (stations === null) return null;
  return (
    <div className={styles.reach}>
      <label className={mapStyles.follow}>
        <input type="checkbox" checked={isWanted} onChange={(event) => onWant(event.currentTarget.checked)} />
        通える範囲を地図に色で表示する（{REACH_MINUTES.map((minutes) => `${minutes}分`).join('・')}以内）
      </label>
      {stations && stations.length > 0 && (
        <Accordion title={`通える範囲の駅（${stations.length}駅）`}>
          <p>
            駅の近くに住んだ場合の、通う先までのおよその時間です。通う先が2か所のときは、長いほうの時間です。
          </p>
          {/* A station stands under the first limit that it meets. */}
          {REACH_MINUTES.map((limit, index) => (
            <Band
              key={limit}
              limit={limit}
              stations={stations.filter(
                ({ minutes }) => minutes <= limit && minutes > (REACH_MINUTES[index - 1] ?? -1),
              )}
            />
          ))}
        </Accordion>
      )}
    </div>
  );
}

function Band({ limit, stations }: { limit: number; stations: readonly ReachStation[] }) {
  if (stations.length === 0) return null;
  return (
    <section aria-label={`${limit}分以内`}>
      <h3 className={styles.limit}>{limit}分以内</h3>
      <ul className={styles.stations}>
        {stations.map(({ station_id, station_name, pref_id, minutes }) => (
          <li key={station_id}>
            <Link to={paths.station(pref_id, station_id)}>{fullStationName(station_name)}</Link>
            <span className={styles.minutes}>約{minutes}分</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
