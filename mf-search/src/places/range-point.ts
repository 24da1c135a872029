import { radiusChoicesKm } from '@gakumado/shared/vocabulary';

/** Kilometres around a point that can be searched. */
export type Radius = (typeof radiusChoicesKm)[number];

/** What a visitor gets who has not chosen a radius. */
export const DEFAULT_RADIUS: Radius = 3;

export interface RangePoint {
  lat: number;
  lon: number;
}

interface RangeParams {
  /** Absent where the address names no point. */
  point?: RangePoint;
  /** Absent only on the page for empty ranges. */
  km?: Radius;
}

const number = /^-?\d{1,3}(\.\d{1,10})?$/;

/** Japan with its islands; further away there is nothing to find. */
const isInJapan = ({ lat, lon }: RangePoint) => lat >= 20 && lat <= 46 && lon >= 122 && lon <= 154;

const readRadius = (value: number): Radius | undefined => radiusChoicesKm.find((km) => km === value);

/** A point that can be searched around; null for one outside of Japan. */
export function rangePoint(lat: number, lon: number): RangePoint | null {
  return isInJapan({ lat, lon }) ? { lat, lon } : null;
}

/**
 * The parameters of `search/range/{lat?}/{lon?}/{dis?}`: one number is a radius, two are a point, three are both. Null
 * when they are no numbers, no place in Japan, or no radius to choose from.
 */
export function readRange(params: Record<string, string | undefined>): RangeParams | null {
  const texts = [params['lat'], params['lon'], params['dis']].filter((text) => text !== undefined);
  if (!texts.every((text) => number.test(text))) return null;
  const [first, second, third] = texts.map(Number);
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
