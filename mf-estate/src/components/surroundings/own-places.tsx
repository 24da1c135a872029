import type { EstateDetail, EstateSurroundings } from '@gakumado/shared/contract';
import { distanceText, formatWalk, isEmptyText } from '@gakumado/shared/ui';
import { campusLabel, fullStationName } from '@gakumado/shared/vocabulary';
import styles from './surroundings.module.css';

interface OwnPlacesProps {
  estate: EstateDetail;
  places: EstateSurroundings['own_places'];
}

/** Places that the owner of a home names. Stations and schools are told by 交通・通学. */
export function OwnPlaces({ estate, places }: OwnPlacesProps) {
  const told = new Set([
    ...estate.stations.map(({ station_name }) => fullStationName(station_name)),
    ...estate.campuses.map(campusLabel),
  ]);
  const shown = places.filter(({ name }) => !told.has(name));
  if (shown.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>施設からの情報</h3>
      <ul className={styles.own}>
        {shown.map(({ name, description, distance_m, walk_minutes }) => (
          <li key={name}>
            {[
              name,
              formatWalk(walk_minutes),
              distance_m !== null && `約${distanceText(distance_m)}`,
              !isEmptyText(description) && description,
            ]
              .filter(Boolean)
              .join('　')}
          </li>
        ))}
      </ul>
    </div>
  );
}
