import { paths } from '@gakumado/shared/paths';
import type { KanaRow } from '@gakumado/shared/vocabulary';
import { writeSearch } from './search.ts';
import type { Search } from './search.ts';

/** Schools of a row of the syllabary: a query of the school search. */
export const schoolsByKana = (row: KanaRow) => `${paths.schools()}?kana_row=${encodeURIComponent(row)}`;

/** All schools that a text matches, also where it means something else: a page of them is named. */
export const allSchoolsByKeyword = (keyword: string) => `${paths.schoolsByKeyword(keyword)}&page=1`;

/** A further page of a school search by name. */
export const schoolsByKeywordPage = (keyword: string, page: number) =>
  paths.schoolsByKeyword(keyword) + (page > 1 ? `&page=${page}` : '');

/** Estates at stations whose name or reading is the given one. */
export const estatesByStationName = (name: string) =>
  paths.areaResult() + (name === '' ? '' : `?station_name=${encodeURIComponent(name)}`);

/** Stations of a prefecture whose name or reading contains a word, to choose from. */
export const stationsByWord = (prefId: number, word: string) =>
  `${paths.transitInPrefecture(prefId)}?station_name=${encodeURIComponent(word)}`;

/** Estates at the stations of a search, or the page of the one that it names; without any, the prefecture. */
export function stationsResultPath(prefId: number, search: Search): string {
  const [first, ...others] = search.station_id;
  return first === undefined || others.length > 0
    ? paths.areaResult(prefId) + writeSearch(search)
    : paths.station(prefId, first) + writeSearch({ ...search, station_id: [] });
}

/** Estates along a line in a prefecture. */
export const lineResultPath = (prefId: number, lineId: number) =>
  `${paths.areaResult(prefId)}?line_id=${lineId}`;

/** The page of a station search without a result, with the search in its query. */
export function noStationPath(searched: { prefId?: number; stationId?: number; name?: string }): string {
  const query = new URLSearchParams();
  if (searched.prefId !== undefined) query.set('pref_id', String(searched.prefId));
  if (searched.stationId !== undefined) query.set('station_id', String(searched.stationId));
  if (searched.name !== undefined) query.set('station_name', searched.name);
  const text = query.toString();
  return paths.noStation() + (text === '' ? '' : `?${text}`);
}
