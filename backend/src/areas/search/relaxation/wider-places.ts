import type { EstateFilter } from '@gakumado/shared/contract';
import { areaSlugOf, fullStationName, radiusChoicesKm, regionName } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { distanceM } from '#engines/commute/geo.ts';
import { changeTo, dropFields, WHOLE_FIELD, WHOLE_LIMIT, WIDER_PLACE, without } from './criterion.ts';
import type { Step } from './criterion.ts';
import { labelOfPrefectures, prefecturesOf, saysWhere } from './place-criteria.ts';
import type { PrefectureNames } from './place-criteria.ts';

/** A station that a filter names. */
export interface NamedStation extends Point {
  station_id: number;
  station_name: string;
  prefecture_id: number;
}

/** The facts behind the ids of a filter that say where. */
export interface Whereabouts {
  prefectures: PrefectureNames;
  /** Those of `station_id`, or of `station_name`. */
  stations: readonly NamedStation[];
  /** The prefectures of the lines of `line_id`. */
  linePrefectures: readonly number[];
  /** The prefectures of the campuses and other ends of ways. */
  endPrefectures: readonly number[];
}

/** The fields that a wider place takes the place of. */
const AREA_FIELDS = ['pref_id', 'city_id', 'area_slug', 'keyword'] as const;
const STATION_FIELDS = ['station_id', 'station_name'] as const;

/** The ends of ways, and what limits the ways to them. */
const END_FIELDS = [
  'school_id',
  'destination',
  'commute_minutes_max',
  'commute_transfers_max',
  'second_school_id',
  'second_destination',
  'second_commute_minutes_max',
  'second_commute_transfers_max',
] as const;

/** A step with the name of what it relaxes. */
export interface NamedStep {
  id: string;
  step: Step;
}

/**
 * Other places for a search at stations or along lines, the nearest first of each id. They are counted by themselves: the walk of a
 * search at a station is that to the station, and to any other one without it.
 */
export function widerPlaces(filter: EstateFilter, where: Whereabouts): NamedStep[] {
  return [...stationSteps(filter, where), ...lineSteps(filter, where)];
}

function stationSteps(filter: EstateFilter, { stations }: Whereabouts): NamedStep[] {
  if (stations.length === 0) return [];
  const rest = without(filter, ...STATION_FIELDS);
  const names = stations.map(({ station_name }) => fullStationName(station_name)).join('・');
  // A place in a municipality or prefecture is looked for around the station, beyond its borders.
  const isAroundAlone = !saysWhere(without(rest, ...AREA_FIELDS));
  const around = isAroundAlone ? circles(names, stations).map((step) => ({ id: 'around', step })) : [];
  // That of a name is counted with the other criteria.
  if (!saysWhere(rest) || !filter.station_id?.length) return around;
  const gone = dropFields(`${names}の近くに限らない`, WHOLE_FIELD, ...STATION_FIELDS);
  return [...around, { id: 'station_id', step: gone }];
}

/** Circles around the middle of stations that hold all of them. */
function circles(names: string, stations: readonly NamedStation[]): Step[] {
  const mean = (of: (station: NamedStation) => number) =>
    Number((stations.reduce((sum, station) => sum + of(station), 0) / stations.length).toFixed(6));
  const middle = { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
  const reach = Math.max(...stations.map((station) => distanceM(middle, station))) / 1000;
  return radiusChoicesKm
    .filter((km) => km > reach)
    .map((km, place): Step => {
      const part = { ...middle, dis: km };
      return {
        label: `${names}から半径${km}km`,
        part,
        apply: (filter) => ({ ...without(filter, ...STATION_FIELDS, ...AREA_FIELDS), ...part }),
        size: WIDER_PLACE + place,
      };
    });
}

function lineSteps(filter: EstateFilter, { linePrefectures, prefectures }: Whereabouts): NamedStep[] {
  if (linePrefectures.length === 0) return [];
  if (saysWhere(without(filter, 'line_id')))
    return [{ id: 'line_id', step: dropFields('路線を問わない', WHOLE_FIELD, 'line_id') }];
  return [{ id: 'line_id', step: toPrefectures(linePrefectures, prefectures, 'line_id') }];
}

function toPrefectures(
  ids: readonly number[],
  names: PrefectureNames,
  ...gone: (keyof EstateFilter)[]
): Step {
  const pref_id = [...ids];
  const step = changeTo(labelOfPrefectures(pref_id, names), WHOLE_FIELD, { pref_id });
  return { ...step, apply: (filter) => step.apply(without(filter, ...gone)) };
}

/**
 * The last places to look at, where nothing else helps: the widest circle around a station, then the prefectures, then their region. Of a
 * campus or another end of a way they are those in which it lies, without the way.
 */
export function lastPlaces(filter: EstateFilter, where: Whereabouts): NamedStep[] {
  const { stations, linePrefectures, endPrefectures, prefectures } = where;
  const ends = endPrefectures.length > 0 ? END_FIELDS : [];
  const own = [...STATION_FIELDS, 'line_id', ...AREA_FIELDS, ...ends] as const;
  if (saysWhere(without(filter, ...own))) return [];
  const ids = new Set([
    ...stations.map(({ prefecture_id }) => prefecture_id),
    ...linePrefectures,
    ...endPrefectures,
    ...prefecturesOf(filter.city_id ?? [], prefectures),
    ...(filter.pref_id ?? []),
  ]);
  if (ids.size === 0) return [];
  const widest =
    ends.length > 0
      ? []
      : stationSteps(filter, where)
          .filter(({ id }) => id === 'around')
          .slice(-1);
  const all = toPrefectures([...ids], prefectures, ...own);
  const [region, ...others] = new Set([...ids].map(areaSlugOf));
  const regions: NamedStep[] =
    region === undefined || others.length > 0
      ? []
      : [
          {
            id: 'area_slug',
            step: {
              ...changeTo(`${regionName(region)}の全域`, WHOLE_LIMIT, { area_slug: region }),
              apply: (whole) => ({ ...without(whole, ...own), area_slug: region }),
            },
          },
        ];
  return [...widest, { id: 'pref_id', step: all }, ...regions];
}
