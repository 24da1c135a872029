import { redirect } from 'react-router-dom';
import { findStation } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { prefIdOfCity } from '../../components/cities.ts';
import { areaPlace } from '../../components/area-place.ts';
import { orNull } from '../../components/or-null.ts';
import { writeCondition } from '../../results/condition.ts';
import type { Condition } from '../../results/condition.ts';
import { fitCondition, hrefOf } from '../../results/place.ts';

/**
 * Where the same list has its address, or null when it is here: one prefecture in the query belongs into the path,
 * and one station has a page of its own.
 */
export async function canonicalRedirect(
  prefId: number | undefined,
  condition: Condition,
  signal: AbortSignal,
): Promise<Response | null> {
  const ownPrefId = prefId ?? onlyPrefecture(condition);
  const stationId = onlyStation(condition);
  if (stationId !== undefined) {
    const stationPrefId = ownPrefId ?? (await prefectureOfStation(stationId, condition, signal));
    const rest = { ...condition, station_id: [], pref_id: [] };
    if (stationPrefId !== undefined) {
      return redirect(paths.station(stationPrefId, stationId) + writeCondition(rest));
    }
  }
  if (ownPrefId === prefId) return null;
  const place = areaPlace(ownPrefId);
  return redirect(hrefOf(place, fitCondition(place, condition)));
}

/** The station that alone says where. */
function onlyStation({ station_id, city_id, line_id, station_name }: Condition): number | undefined {
  const isAlone = station_id.length + city_id.length + line_id.length === 1 && station_name === undefined;
  return isAlone ? station_id[0] : undefined;
}

/** The prefecture of a station of the whole country; undefined where that is not known or the list is narrower. */
async function prefectureOfStation(
  station_id: number,
  { pref_id, area_slug }: Condition,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (pref_id.length > 0 || area_slug !== undefined) return undefined;
  const station = await orNull(findStation({ station_id, limit: 1 }, signal));
  return station?.result.pref_id;
}

/** The prefecture in which all that is chosen lies. */
function onlyPrefecture({ pref_id, city_id, area_slug }: Condition): number | undefined {
  const ids = new Set([...pref_id, ...city_id.map(prefIdOfCity)]);
  const [id] = ids;
  return area_slug === undefined && ids.size === 1 && id !== undefined && id >= 1 && id <= 47
    ? id
    : undefined;
}
