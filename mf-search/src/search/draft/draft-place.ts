import {
  KEYWORD_MAX,
  LAT_MAX,
  LON_MAX,
  PREFECTURE_COUNT,
  radiusChoicesKm,
  readDegrees,
} from '@gakumado/shared/vocabulary';
import {
  readBounds,
  readChoice,
  readInteger,
  readNumbers,
  readPolygon,
  readText,
} from '@gakumado/shared/search-fields';
import type { Bounds, Polygon } from '@gakumado/shared/search-fields';

/** The ways to say where is searched (contract, 4.14). */
export const placeKinds = ['campus', 'pref', 'city', 'station', 'range', 'map'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The place that a visitor chooses, as the address of the choosing page has it. */
export interface DraftPlace {
  kind: PlaceKind;
  /** Campus id. */
  school_id?: number;
  /** The text that was typed to find a school. */
  school?: string;
  /** Prefecture, 1 to 47. */
  pref?: number;
  city_id: number[];
  station_id: number[];
  lat?: number;
  lon?: number;
  dis?: number;
  /** Part of a map: the place itself (`map`), or what narrows another one. A range has none beside its radius. */
  bounds?: Bounds;
  polygon?: Polygon;
}

/** Reads an address. Unreadable parts are left out. Without a kind, a part of a map is the place. */
export function readDraftPlace(query: URLSearchParams): DraftPlace {
  const bounds = readBounds(query.get('bounds'));
  const polygon = readPolygon(query.get('polygon'));
  const usual = bounds || polygon ? 'map' : 'campus';
  const kind = placeKinds.find((known) => known === query.get('place')) ?? usual;
  return {
    kind,
    school_id: readNumbers(query, 'school_id')[0],
    school: readText(query, 'school', KEYWORD_MAX),
    pref: readInteger(query.get('pref'), 1, PREFECTURE_COUNT),
    city_id: readNumbers(query, 'city_id'),
    station_id: readNumbers(query, 'station_id'),
    lat: readDegrees(query.get('lat'), LAT_MAX),
    lon: readDegrees(query.get('lon'), LON_MAX),
    dis: readChoice(query, 'dis', radiusChoicesKm),
    bounds,
    polygon,
  };
}
