/** A point in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

/** A point of the world as a square: x to the east and y to the south, from 0 to 1 (Web Mercator). A tile of zoom 0 is all of it. */
export type UnitPoint = [x: number, y: number];

/** The point of a position in degrees. */
export function toUnit(lat: number, lon: number): UnitPoint {
  const sin = Math.sin((lat * Math.PI) / 180);
  return [lon / 360 + 0.5, 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI];
}

export const EARTH_RADIUS_M = 6_371_000;
/** A degree of latitude. */
export const METRES_PER_DEGREE = 111_195;

export const LAT_MAX = 90;
export const LON_MAX = 180;

/** Japan with its islands; further away there is nothing to find. */
export const JAPAN = { lat: { min: 20, max: 46 }, lon: { min: 122, max: 154 } };

const isBetween = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

export const isJapaneseLat = (lat: number) => isBetween(lat, JAPAN.lat);
export const isJapaneseLon = (lon: number) => isBetween(lon, JAPAN.lon);

/** Degrees as an address has them, e.g. `35.708`; undefined for anything else, and beyond `max`. */
export function readDegrees(text: string | null | undefined, max: number): number | undefined {
  const value = /^-?\d{1,3}(\.\d{1,10})?$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Math.abs(value) <= max ? value : undefined;
}
