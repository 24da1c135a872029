import { LAT_MAX, LON_MAX, readDegrees } from '../vocabulary/geo.ts';
import { DESTINATION_NAME_MAX } from '../vocabulary/text-limits.ts';
import type { Destination } from './field-row.ts';
import { readText } from './read-query.ts';

/** Five decimals are a metre. */
const DECIMALS = 5;

/** The name of a destination for visitors. */
export const destinationName = ({ name }: Pick<Destination, 'name'>): string => name || '選んだ地点';

const nameKey = (key: string) => `${key}_name`;

/** A destination as an address has it: `to=35.64935,139.74285` and `to_name=三田`. */
export function writeDestination(key: string, { lat, lon, name }: Destination): [string, string][] {
  const point = [lat, lon].map((degrees) => String(Number(degrees.toFixed(DECIMALS)))).join(',');
  return [[key, point], ...(name === '' ? [] : [[nameKey(key), name] as [string, string]])];
}

/** Reads what {@link writeDestination} wrote; undefined where it is no point. */
export function readDestination(query: URLSearchParams, key: string): Destination | undefined {
  const parts = query.get(key)?.split(',') ?? [];
  const [lat, lon] = [readDegrees(parts[0], LAT_MAX), readDegrees(parts[1], LON_MAX)];
  if (parts.length !== 2 || lat === undefined || lon === undefined) return undefined;
  return {
    lat: Number(lat.toFixed(DECIMALS)),
    lon: Number(lon.toFixed(DECIMALS)),
    name: readText(query, nameKey(key), DESTINATION_NAME_MAX) ?? '',
  };
}
