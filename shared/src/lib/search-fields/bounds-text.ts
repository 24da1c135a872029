import { LAT_MAX, LON_MAX, readDegrees } from '@gakumado/shared/vocabulary';
import type { Bounds } from './field-row.ts';

/** Four decimals are eleven metres: finer than anybody can frame a map. */
const DECIMALS = 4;

/** South, west, north and east as an address has them: `35.6895_139.6917_35.7211_139.7513`. */
export function writeBounds({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map((degrees) => String(Number(degrees.toFixed(DECIMALS)))).join('_');
}

/** Reads what {@link writeBounds} wrote; undefined for anything that is no rectangle. */
export function readBounds(text: string | null): Bounds | undefined {
  const parts = text?.split('_') ?? [];
  const degrees = parts.map((part, index) => readDegrees(part, index % 2 === 0 ? LAT_MAX : LON_MAX));
  if (degrees.length !== 4 || degrees.includes(undefined)) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = degrees.map((value) => Number(value?.toFixed(DECIMALS)));
  return north > south && east > west ? { north, south, east, west } : undefined;
}
