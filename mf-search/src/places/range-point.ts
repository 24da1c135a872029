import {
  isJapaneseLat,
  isJapaneseLon,
  LON_MAX,
  radiusChoicesKm,
  readDegrees,
} from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';

/** Kilometres around a point that can be searched. */
export type Radius = (typeof radiusChoicesKm)[number];

/** The radius of a visitor who has not chosen one. */
export const DEFAULT_RADIUS: Radius = 3;

interface RangeParams {
  /** Absent where the address names no point. */
  point?: Point;
  /** Absent only on the page for empty ranges. */
  km?: Radius;
}

/** A number as a radius to choose; undefined for any other. */
export const readRadius = (value: number | null | undefined): Radius | undefined =>
  radiusChoicesKm.find((km) => km === value);

/** A point that can be searched around; null for one outside of Japan. */
export function rangePoint(lat: number, lon: number): Point | null {
  return isJapaneseLat(lat) && isJapaneseLon(lon) ? { lat, lon } : null;
}

/**
 * The parameters of `search/range/{lat?}/{lon?}/{dis?}`: one number is a radius, two are a point, three are both. Null
 * when they are no numbers, no place in Japan, or no radius to choose from.
 */
export function readRange(params: Record<string, string | undefined>): RangeParams | null {
  const texts = [params['lat'], params['lon'], params['dis']].filter((text) => text !== undefined);
  const numbers = texts.map((text) => readDegrees(text, LON_MAX));
  if (numbers.includes(undefined)) return null;
  const [first, second, third] = numbers;
  if (first === undefined) return {};
  if (second === undefined) {
    const km = readRadius(first);
    return km === undefined ? null : { km };
  }
  const point = rangePoint(first, second);
  const km = third === undefined ? undefined : readRadius(third);
  if (!point || (third !== undefined && km === undefined)) return null;
  return { point, km };
}
