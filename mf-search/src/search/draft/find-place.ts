import {
  findCampus,
  listCampuses,
  listCities,
  listLineStations,
  listPrefectures,
  nullOnError,
} from '@gakumado/shared/api';
import type { City, LineStations, Prefecture, SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { fullStationName } from '@gakumado/shared/vocabulary';
import { mapPartName } from '../filter/applied-filters.ts';
import { commonSorts } from '../sorts.ts';
import type { SearchScope } from '../scope.ts';
import { areaScope } from '../scopes/area-scope.ts';
import { namedCampusScope } from '../scopes/campus-scope.ts';
import { campusSearchName } from '../../places/campus-search-name.ts';
import { joinNames } from '../../places/join-names.ts';
import { rangePoint } from '../../places/range-point.ts';
import type { DraftPlace } from './draft-place.ts';

/** Campuses that a typed word offers to choose from. */
const CANDIDATES = 8;

type FoundPrefecture = Pick<Prefecture, 'prefecture_id' | 'name_kana' | 'is_open'>;

/** A draft of a place, with the data to ask for it and to search there. */
export interface FoundPlace {
  draft: DraftPlace;
  /** Null while the place is not complete. */
  scope: SearchScope | null;
  /** The place in the name of a saved search: 早稲田キャンパス, 東京都, 新宿区・世田谷区. */
  name: string;
  /** The prefecture in which it lies where that is not open: there is nothing to count. */
  closed: FoundPrefecture | null;
  campus: SchoolCampus | null;
  /** Campuses for the typed word; null when nothing was typed or the call failed. */
  candidates: SchoolCampus[] | null;
  prefectures: FoundPrefecture[];
  cities: City[];
  lines: LineStations[];
}

/** Looks up the names of a draft. Unknown ids count as not given. */
export async function findPlace(draft: DraftPlace, signal: AbortSignal): Promise<FoundPlace> {
  const { kind, school_id, school, pref } = draft;
  const isOf = (...kinds: DraftPlace['kind'][]) => kinds.includes(kind);
  const [campus, candidates, prefectures, cities, lines] = await Promise.all([
    isOf('campus') && school_id !== undefined ? nullOnError(findCampus(school_id, signal)) : null,
    isOf('campus') && school
      ? nullOnError(listCampuses({ keyword: school, limit: CANDIDATES }, signal).then(({ result }) => result))
      : null,
    nullOnError(listPrefectures({}, signal)),
    isOf('city') && pref !== undefined ? nullOnError(listCities(pref, signal)) : null,
    isOf('station') && pref !== undefined ? nullOnError(listLineStations(pref, signal)) : null,
  ]);
  const found = {
    draft,
    campus,
    candidates,
    prefectures: (prefectures ?? []).map(({ prefecture_id, name_kana, is_open }) => ({
      prefecture_id,
      name_kana,
      is_open,
    })),
    cities: cities ?? [],
    lines: lines ?? [],
  };
  return { ...found, ...placeOf(found), closed: closedPrefectureOf(found) };
}

type Known = Omit<FoundPlace, 'scope' | 'name' | 'closed'>;

/** A campus, a point or a part of the map lies across borders. */
function closedPrefectureOf({ draft: { kind, pref }, prefectures }: Known): FoundPrefecture | null {
  if (kind !== 'pref' && kind !== 'city' && kind !== 'station') return null;
  const prefecture = prefectures.find(({ prefecture_id }) => prefecture_id === pref);
  return prefecture?.is_open === false ? prefecture : null;
}

const nothing = { scope: null, name: '' };

function placeOf({ draft, campus, prefectures, cities, lines }: Known): Pick<FoundPlace, 'scope' | 'name'> {
  const { kind, pref, lat, lon, dis, city_id, station_id, bounds, polygon } = draft;
  const prefecture = prefectures.find(({ prefecture_id }) => prefecture_id === pref);
  switch (kind) {
    case 'campus':
      return campus ? { scope: namedCampusScope(campus), name: campusSearchName(campus) } : nothing;
    case 'pref':
      return prefecture ? { scope: areaScope(pref), name: prefecture.name_kana } : nothing;
    case 'city': {
      const names = cities.filter((city) => city_id.includes(city.city_id)).map(({ city_name }) => city_name);
      return names.length > 0
        ? { scope: areaScope(pref), name: joinNames(names, names.length, '市区町村') }
        : nothing;
    }
    case 'station': {
      const all = lines.flatMap(({ stations }) => stations);
      const names = new Map(
        all
          .filter((station) => station_id.includes(station.station_id))
          .map((station) => [station.station_id, fullStationName(station.station_name)]),
      );
      return names.size > 0
        ? { scope: areaScope(pref), name: joinNames([...names.values()], names.size, '駅') }
        : nothing;
    }
    case 'range': {
      const point = lat !== undefined && lon !== undefined && rangePoint(lat, lon);
      return point && dis !== undefined
        ? { scope: rangePlace({ ...point, dis }), name: `選んだ地点から${dis}km` }
        : nothing;
    }
    case 'map':
      return bounds || polygon ? { scope: mapPlace, name: mapPartName(polygon) } : nothing;
  }
}

/** The whole country, of which a part of the map is asked for. */
const mapPlace: SearchScope = {
  ...areaScope(),
  scopeKeys: [...(areaScope().scopeKeys ?? []), 'bounds', 'polygon'],
};

const rangePlace = (point: { lat: number; lon: number; dis: number }): SearchScope => ({
  path: paths.range(point.dis, point),
  filter: point,
  defaultSort: 'distance_asc',
  sorts: ['distance_asc', ...commonSorts],
});
