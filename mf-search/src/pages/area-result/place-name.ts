import { regionName } from '@gakumado/shared/vocabulary';
import { joinNames } from '../../places/join-names.ts';
import type { Search } from '../../search/search.ts';
import type { ChosenNames } from './find-names.ts';

type Names = Pick<ChosenNames, 'cities' | 'stations' | 'lines'>;

/**
 * The place of a list in its heading: 新宿区・渋谷区, 高田馬場駅ほか4駅, JR山手線沿線, 関東, 全国. A prefecture is named before cities and
 * lines. Several kinds are joined.
 */
export function placeNameOf(search: Search, names: Names, prefectureName?: string): string {
  const { city_id, station_id, line_id, station_name, area_slug, pref_id } = search;
  const cities = joinNames(names.cities, city_id.length, '市区町村');
  const stations = joinNames(names.stations, station_id.length, '駅');
  const lines = joinNames(names.lines, line_id.length, '路線');
  const chosen = [
    cities,
    stations,
    lines && `${lines}沿線`,
    station_name ? `「${station_name.replace(/駅$/, '')}」駅` : '',
  ].filter(Boolean);
  const around =
    prefectureName ??
    (area_slug ? regionName(area_slug) : pref_id.length > 0 ? `選んだ${pref_id.length}都道府県` : '');
  if (chosen.length === 0) return around || '全国';
  // 東京都新宿区, 東京都のJR山手線沿線, but 新宿駅 alone: its prefecture is in the breadcrumb.
  if (!prefectureName || !(cities || lines)) return chosen.join('と');
  return prefectureName + (names.cities.length > 0 ? '' : 'の') + chosen.join('と');
}
