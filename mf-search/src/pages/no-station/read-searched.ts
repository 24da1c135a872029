import { ID_MAX, PREFECTURE_COUNT, STATION_NAME_MAX } from '@gakumado/shared/vocabulary';
import { readInteger, readText } from '@gakumado/shared/search-fields';

export interface SearchedStation {
  prefId: number | null;
  stationId: number | null;
  /** As the visitor wrote it, without 駅. */
  name: string;
}

/** The search in the address. Unreadable parts are left out. */
export const readSearched = (query: URLSearchParams): SearchedStation => ({
  prefId: readInteger(query.get('pref_id'), 1, PREFECTURE_COUNT) ?? null,
  stationId: readInteger(query.get('station_id'), 1, ID_MAX) ?? null,
  name: (readText(query, 'station_name', STATION_NAME_MAX) ?? '').replace(/(?<=.)駅$/, ''),
});
