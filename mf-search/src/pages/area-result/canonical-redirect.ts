import { redirect } from 'react-router-dom';
import { findStation, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { isPrefectureId } from '@gakumado/shared/vocabulary';
import { prefIdOfCity } from '../../places/cities.ts';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { writeSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import { fitSearch, hrefOf } from '../../search/scope.ts';

/**
 * The address of the same list, or null when it is this one: one prefecture in the query belongs into the path, and one
 * station has a page of its own.
 */
export async function canonicalRedirect(
  prefId: number | undefined,
  search: Search,
  signal: AbortSignal,
): Promise<Response | null> {
  const ownPrefId = prefId ?? onlyPrefecture(search);
  const stationId = onlyStation(search);
  if (stationId !== undefined) {
    const stationPrefId = ownPrefId ?? (await prefectureOfStation(stationId, search, signal));
    const rest = { ...search, station_id: [], pref_id: [] };
    if (stationPrefId !== undefined) {
      return redirect(paths.station(stationPrefId, stationId) + writeSearch(rest));
    }
  }
  if (ownPrefId === prefId) return null;
  const scope = areaScope(ownPrefId);
  return redirect(hrefOf(scope, fitSearch(scope, search)));
}

/** The station that alone says where. */
function onlyStation({ station_id, city_id, line_id, station_name }: Search): number | undefined {
  const isAlone = station_id.length + city_id.length + line_id.length === 1 && station_name === undefined;
  return isAlone ? station_id[0] : undefined;
}

/** The prefecture of a station of the whole country; undefined where that is not known or the list is narrower. */
async function prefectureOfStation(
  station_id: number,
  { pref_id, area_slug }: Search,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (pref_id.length > 0 || area_slug !== undefined) return undefined;
  const station = await nullOnError(findStation({ station_id, limit: 1 }, signal));
  return station?.result.pref_id;
}

/** The prefecture in which all that is chosen lies. */
function onlyPrefecture({ pref_id, city_id, area_slug }: Search): number | undefined {
  const ids = new Set([...pref_id, ...city_id.map(prefIdOfCity)]);
  const [id] = ids;
  return area_slug === undefined && ids.size === 1 && id !== undefined && isPrefectureId(id) ? id : undefined;
}
