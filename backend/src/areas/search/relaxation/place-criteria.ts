import type { EstateFilter } from '@gakumado/shared/contract';
import { hasPlace, isAsked } from '@gakumado/shared/search-fields';
import { LAT_MAX, LON_MAX, radiusChoicesKm } from '@gakumado/shared/vocabulary';
import { keywordWords } from '#engines/names/keyword-words.ts';
import { changeTo, dropFields, ONE_STEP, WHOLE_FIELD, WIDER_PLACE, without } from './criterion.ts';
import type { Step, Criterion } from './criterion.ts';

type Bounds = NonNullable<EstateFilter['bounds']>;

/** Names of prefectures by their ids. */
export type PrefectureNames = ReadonlyMap<number, string>;

/** More than these are not named. */
const MAX_NAMED = 2;

/** A wider rectangle reaches so many times its size further each way: half of it, or more where that finds nothing. */
const WIDEN = [0.5, 1.5, 4] as const;
/** The rectangle around a drawn area reaches so much further than the area. */
const AROUND = 0.25;
/** So many decimals of a degree are a metre: enough for an address that stays readable. */
const DEGREE_DIGITS = 1e5;

/** A municipality's code begins with its prefecture's. */
export const prefectureOf = (cityId: number): number => Math.floor(cityId / 1000);

/** The prefectures of municipalities, each once; a number that is no municipality lies in none. */
export const prefecturesOf = (cityIds: readonly number[], names: PrefectureNames): number[] =>
  [...new Set(cityIds.map(prefectureOf))].filter((id) => names.has(id)).toSorted((a, b) => a - b);

/** Whether the filter says where; without a place it finds the whole country. A word says where it occurs. */
export const saysWhere = (filter: EstateFilter): boolean => hasPlace(filter) || isAsked(filter.keyword);

/** Each word of several may go; a single one only where a place remains. */
export function keywordCriteria(filter: EstateFilter): Criterion[] {
  if (filter.keyword === undefined) return [];
  const words = [...new Set(keywordWords(filter.keyword))];
  const canGo = words.length > 1 || saysWhere(without(filter, 'keyword'));
  return words.map((word, index) => {
    const dropWord: Step = {
      label: `「${word}」を外して探す`,
      part: {},
      apply: ({ keyword = '', ...rest }) => {
        const kept = keywordWords(keyword).filter((other) => other !== word);
        return kept.length > 0 ? { ...rest, keyword: kept.join(' ') } : rest;
      },
      size: WHOLE_FIELD,
    };
    return { id: `keyword.${index + 1}`, part: { keyword: word }, steps: canGo ? [dropWord] : [] };
  });
}

/** How all of some prefectures are called. */
export function labelOfPrefectures(ids: readonly number[], names: PrefectureNames): string {
  const named = ids.flatMap((id) => names.get(id) ?? []);
  return named.length > 0 && named.length <= MAX_NAMED ? `${named.join('・')}の全域` : '都道府県の全域';
}

export function stationNameCriterion(filter: EstateFilter): Criterion[] {
  const { station_name: name } = filter;
  if (name === undefined) return [];
  const steps = saysWhere(without(filter, 'station_name'))
    ? [dropFields(`「${name}」駅の近くに限らない`, WHOLE_FIELD, 'station_name')]
    : [];
  return [{ id: 'station_name', part: { station_name: name }, steps }];
}

/** The whole prefecture in place of some of its municipalities. */
export function cityCriterion(filter: EstateFilter, names: PrefectureNames): Criterion[] {
  const { city_id: cities = [] } = filter;
  if (cities.length === 0) return [];
  const prefectures = filter.pref_id?.length ? filter.pref_id : prefecturesOf(cities, names);
  if (saysWhere(without(filter, 'city_id', 'pref_id', 'keyword')) || prefectures.length === 0) {
    const step = dropFields('市区町村を問わない', WIDER_PLACE, 'city_id');
    return [{ id: 'city_id', part: { city_id: cities }, steps: [step] }];
  }
  const step: Step = {
    label: labelOfPrefectures(prefectures, names),
    part: { pref_id: prefectures },
    apply: (whole) => ({ ...without(whole, 'city_id'), pref_id: prefectures }),
    size: WIDER_PLACE,
  };
  return [{ id: 'city_id', part: { city_id: cities }, steps: [step] }];
}

export function radiusCriterion({ lat, lon, dis }: EstateFilter): Criterion[] {
  if (lat === undefined || lon === undefined || dis === undefined) return [];
  const steps = radiusChoicesKm
    .filter((radius) => radius > dis)
    .map((radius, index) => changeTo(`半径 ${radius}km`, ONE_STEP * (index + 1), { lat, lon, dis: radius }));
  return [{ id: 'dis', part: { lat, lon, dis }, steps }];
}

const outward = (degrees: number, round: (value: number) => number, max: number) =>
  Math.max(-max, Math.min(max, round(degrees * DEGREE_DIGITS) / DEGREE_DIGITS));

function widened({ north, south, east, west }: Bounds, by: number): Bounds {
  const [high, wide] = [(north - south) * by, (east - west) * by];
  return {
    north: outward(north + high, Math.ceil, LAT_MAX),
    south: outward(south - high, Math.floor, LAT_MAX),
    east: outward(east + wide, Math.ceil, LON_MAX),
    west: outward(west - wide, Math.floor, LON_MAX),
  };
}

export function boundsCriterion({ bounds }: EstateFilter): Criterion[] {
  if (!bounds) return [];
  const steps = WIDEN.map((by, place) =>
    changeTo('地図の範囲を広げる', WIDER_PLACE + place, { bounds: widened(bounds, by) }),
  );
  return [{ id: 'bounds', part: { bounds }, steps }];
}

/** The rectangle around a drawn area. Where the filter has bounds of its own, those remain. */
export function polygonCriterion(filter: EstateFilter): Criterion[] {
  const { polygon } = filter;
  if (!polygon) return [];
  const [lats, lons] = [polygon.map(([lat]) => lat), polygon.map(([, lon]) => lon)];
  const around = widened(
    { north: Math.max(...lats), south: Math.min(...lats), east: Math.max(...lons), west: Math.min(...lons) },
    AROUND,
  );
  const bounds = filter.bounds ?? around;
  const step: Step = {
    label: '描いた範囲のまわりも含める',
    part: { bounds },
    apply: (whole) => ({ bounds, ...without(whole, 'polygon') }),
    size: WIDER_PLACE,
  };
  return [{ id: 'polygon', part: { polygon }, steps: [step] }];
}
