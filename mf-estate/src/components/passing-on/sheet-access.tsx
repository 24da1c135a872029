import type { EstateDetail, EstateStation } from '@gakumado/shared/contract';
import { formatWalk } from '@gakumado/shared/ui';
import { campusLabel, fullStationName } from '@gakumado/shared/vocabulary';
import { wayText } from '../way-to-school/campus-items.tsx';
import type { SchoolWay } from '../way-to-school/load-asked.ts';
import styles from './print-sheet.module.css';

const STATIONS = 4;
/** Of those that nobody chose, the nearest. */
const CAMPUSES = 3;

/** Stations, and the ways to the schools that the visitor chose, else to the nearest ones. */
export function SheetAccess({ estate, ways }: { estate: EstateDetail; ways: readonly SchoolWay[] | null }) {
  const campuses: readonly SchoolWay[] = ways?.length ? ways : estate.campuses.slice(0, CAMPUSES);
  return (
    <div className={styles.access}>
      <section>
        <h2>最寄り駅</h2>
        <ul>
          {estate.stations.slice(0, STATIONS).map((station) => (
            <li key={`${station.station_id}-${station.line_id}`}>{stationText(station)}</li>
          ))}
        </ul>
      </section>
      {campuses.length > 0 && (
        <section>
          <h2>学校までの通学時間（めやす）</h2>
          <ul>
            {campuses.map((campus) => (
              <li key={campusLabel(campus)}>{campusText(campus)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function stationText({ line_name, station_name, walk_minutes, bus_minutes, bus_stop_name }: EstateStation) {
  const way =
    bus_minutes === null
      ? formatWalk(walk_minutes)
      : `バス${bus_minutes}分（${bus_stop_name ? `${bus_stop_name}停` : 'バス停'}まで徒歩${walk_minutes}分）`;
  return [line_name, fullStationName(station_name), way].filter(Boolean).join(' ');
}

const campusText = (way: SchoolWay) =>
  way.commute_minutes === undefined
    ? `${campusLabel(way)}：${wayText(way)}`
    : `${campusLabel(way)}まで ${way.commute_minutes}分（${wayText(way)}）`;
