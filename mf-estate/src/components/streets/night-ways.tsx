import type { EstateDetail, NightWay } from '@gakumado/shared/contract';
import { OpenMap } from '@gakumado/shared/map';
import type { MapPlace } from '@gakumado/shared/map';
import { FactsList, formatWalk } from '@gakumado/shared/ui';
import {
  ACCIDENT_NOTE,
  fullStationName,
  LAST_TRAINS_NOTE,
  NIGHT_WAY_NOTE,
} from '@gakumado/shared/vocabulary';
import { useWalks } from '../surroundings/use-walks.ts';
import type { Landmark } from '../surroundings/use-walks.ts';
import { lastTrainFacts } from './last-train-facts.tsx';
import { nightWayFacts, wayTitle } from './night-way-facts.ts';
import styles from './streets.module.css';

interface NightWaysProps {
  estate: EstateDetail;
  ways: readonly NightWay[];
}

const toLandmark = ({ station_id, station_name, walk_minutes, lat, lon }: NightWay): Landmark => ({
  lat,
  lon,
  label: `${fullStationName(station_name)} ${formatWalk(walk_minutes)}`,
  kind: 'landmark',
  isWalked: true,
  stationId: station_id,
});

/** The ways home from the stations: what is beside them, in words and on a map. The words say everything that the map shows. */
export function NightWays({ estate, ways }: NightWaysProps) {
  const { places, ask } = useWalks(estate.estate_id, ways.map(toLandmark));
  if (ways.length === 0) return <p>この物件では、駅から歩く道のデータがありません。</p>;
  const home: MapPlace = { lat: estate.lat, lon: estate.lon, label: estate.name, kind: 'subject' };
  // A place that both ways pass is drawn once.
  const passed = new Map(
    ways
      .flatMap(({ police, stores }) => [...police, ...stores])
      .map(({ name, lat, lon }): [string, MapPlace] => [
        `${lat},${lon},${name}`,
        { lat, lon, label: name, kind: 'spot' },
      ]),
  );
  const hasTrains = ways.some(({ last_trains }) => last_trains.length > 0);
  return (
    <div className={styles.ways}>
      <p className={styles.hint}>
        駅から歩いて帰る道を、地図と統計のデータで示します。安全を約束するものではありません。
      </p>
      {ways.map((way) => (
        <div key={way.station_id}>
          <h4>{wayTitle(way)}</h4>
          <FactsList facts={[...nightWayFacts(way), ...lastTrainFacts(way)]} />
        </div>
      ))}
      <OpenMap
        label="夜の帰り道の地図"
        action="帰り道を地図で見る"
        places={[home, ...places, ...passed.values()]}
        onOpen={ask}
        elsewhere="帰り道の交番・警察署とコンビニは、上の一覧でもご確認いただけます。"
      />
      <p className={styles.hint}>{NIGHT_WAY_NOTE}</p>
      <p className={styles.hint}>{ACCIDENT_NOTE}</p>
      {hasTrains && <p className={styles.hint}>{LAST_TRAINS_NOTE}</p>}
    </div>
  );
}
