import { emptySearch } from '../search.ts';
import type { Search } from '../search.ts';
import type { DraftPlace } from './draft-place.ts';

/**
 * The filters beside a place. Of cities and stations only those of the chosen kind of place stay, of lines and regions
 * none. The page of a range takes no other part of the map. A list without such a part begins as a list.
 */
export function searchAt({ kind, city_id, station_id, bounds, polygon }: DraftPlace, search: Search): Search {
  const { area_slug, pref_id, line_id } = emptySearch;
  const part = kind === 'range' ? {} : { bounds, polygon };
  return {
    ...search,
    area_slug,
    pref_id,
    line_id,
    city_id: kind === 'city' ? city_id : [],
    station_id: kind === 'station' ? station_id : [],
    bounds: part.bounds,
    polygon: part.polygon,
    page: 1,
    view: part.bounds || part.polygon ? search.view : 'list',
  };
}
