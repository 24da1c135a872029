import { readChoice, readInteger, readNumbers, readText } from '../../results/read-query.ts';

/** The ways to say where is searched (contract, 4.14). */
export const placeKinds = ['campus', 'pref', 'city', 'station', 'range'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Radii that the API takes, in km. */
export const radiusChoices = [1, 2, 3, 5, 10] as const;

/** Where a visitor wants to search, as it stands in the address of a page that asks for it. */
export interface DraftPlace {
  kind: PlaceKind;
  /** Campus id. */
  school_id?: number;
  /** What was typed to find a school. */
  school?: string;
  /** Prefecture, 1 to 47. */
  pref?: number;
  city_id: number[];
  station_id: number[];
  lat?: number;
  lon?: number;
  dis?: number;
}

const PREFECTURES = 47;

function readDegrees(text: string | null, max: number): number | undefined {
  const value = /^-?\d{1,3}(\.\d{1,10})?$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Math.abs(value) <= max ? value : undefined;
}

/** Reads an address; what it does not understand it leaves out. */
export function readDraftPlace(query: URLSearchParams): DraftPlace {
  const kind = placeKinds.find((known) => known === query.get('place')) ?? 'campus';
  return {
    kind,
    school_id: readNumbers(query, 'school_id')[0],
    school: readText(query, 'school', 100),
    pref: readInteger(query.get('pref'), 1, PREFECTURES),
    city_id: readNumbers(query, 'city_id'),
    station_id: readNumbers(query, 'station_id'),
    lat: readDegrees(query.get('lat'), 90),
    lon: readDegrees(query.get('lon'), 180),
    dis: readChoice(query, 'dis', radiusChoices),
  };
}
