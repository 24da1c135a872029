import { redirect } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { prefIdOfCity } from '../../components/cities.ts';
import { areaPlace } from '../../components/area-place.ts';
import { writeCondition } from '../../results/condition.ts';
import type { Condition } from '../../results/condition.ts';
import { fitCondition, hrefOf } from '../../results/place.ts';

/**
 * Where the same list has its address, or null when it is here: one prefecture in the query belongs into the path,
 * and one station has a page of its own.
 */
export function canonicalRedirect(prefId: number | undefined, condition: Condition): Response | null {
  const ownPrefId = prefId ?? onlyPrefecture(condition);
  const { station_id, city_id, line_id, station_name } = condition;
  const [stationId] = station_id;
  if (
    ownPrefId !== undefined &&
    stationId !== undefined &&
    station_id.length + city_id.length + line_id.length === 1 &&
    station_name === undefined
  ) {
    const rest = { ...condition, station_id: [], pref_id: [] };
    return redirect(paths.station(ownPrefId, stationId) + writeCondition(rest));
  }
  if (ownPrefId === prefId) return null;
  const place = areaPlace(ownPrefId);
  return redirect(hrefOf(place, fitCondition(place, condition)));
}

/** The prefecture in which all that is chosen lies. */
function onlyPrefecture({ pref_id, city_id, area_slug }: Condition): number | undefined {
  const ids = new Set([...pref_id, ...city_id.map(prefIdOfCity)]);
  const [id] = ids;
  return area_slug === undefined && ids.size === 1 && id !== undefined && id >= 1 && id <= 47
    ? id
    : undefined;
}
