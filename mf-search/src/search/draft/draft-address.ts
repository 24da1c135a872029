import { emptySearch, writeSearch } from '../search.ts';
import type { Search } from '../search.ts';
import type { DraftPlace } from './draft-place.ts';

/**
 * The query, with its `?`, of a page that asks for a place and filters: `readDraftPlace` and `readSearch` read it
 * again. The place comes as its fields are named, the filters after it in their canonical form.
 */
export function writeDraft(draft: DraftPlace, search: Search): string {
  const { kind, school, school_id, pref, city_id, station_id, lat, lon, dis } = draft;
  const place = { place: kind, school, school_id, pref, city_id, station_id, lat, lon, dis };
  const places = Object.entries(place).flatMap(([name, value]) => {
    const text = String(value ?? '');
    return text === '' ? [] : [`${name}=${encodeURIComponent(text)}`];
  });
  const { city_id: noCities, station_id: noStations } = emptySearch;
  const filters = writeSearch({ ...search, city_id: noCities, station_id: noStations });
  return `?${[...places, filters.slice(1)].filter(Boolean).join('&')}`;
}
