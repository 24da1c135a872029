import type { StationDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { fullStationName } from '@gakumado/shared/vocabulary';
import { LinkCards } from './link-cards.tsx';
import parts from './page-parts.module.css';

interface StationNeighboursProps {
  stationName: string;
  neighbours: StationDetail['neighbours'];
}

/** The next stations that have estates, the quickest to reach first. The page of any other leads to no list. */
export function StationNeighbours({ stationName, neighbours }: StationNeighboursProps) {
  const served = neighbours.filter(({ estate_count }) => estate_count > 0);
  if (served.length === 0) return null;
  const ownName = fullStationName(stationName);
  return (
    <section className={parts.closePart} aria-label={`${ownName}の隣の駅`}>
      <h2>隣の駅の物件</h2>
      <LinkCards
        look="place"
        columns={3}
        cards={served.map(({ station_id, station_name, pref_id, minutes, estate_count }) => ({
          to: paths.station(pref_id, station_id),
          name: fullStationName(station_name),
          note: `${ownName}から電車で約${minutes}分`,
          count: estate_count,
        }))}
      />
    </section>
  );
}
