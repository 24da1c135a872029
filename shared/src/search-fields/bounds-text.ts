import type { Bounds } from './field-row.ts';

/** Four decimals are eleven metres: finer than anybody can frame a map. */
const DECIMALS = 4;

const number = /^-?\d{1,3}(\.\d{1,10})?$/;

const isWithin = (value: number, limit: number) => value >= -limit && value <= limit;

/** South, west, north and east as they stand in an address: `35.6895_139.6917_35.7211_139.7513`. */
export function writeBounds({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map((degrees) => String(Number(degrees.toFixed(DECIMALS)))).join('_');
}

/** Reads what {@link writeBounds} wrote; undefined for anything that is no rectangle. */
export function readBounds(text: string | null): Bounds | undefined {
  const parts = text?.split('_') ?? [];
  if (parts.length !== 4 || !parts.every((part) => number.test(part))) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) =>
    Number(Number(part).toFixed(DECIMALS)),
  );
  const isPlace = isWithin(south, 90) && isWithin(north, 90) && isWithin(west, 180) && isWithin(east, 180);
  return isPlace && north > south && east > west ? { north, south, east, west } : undefined;
}
