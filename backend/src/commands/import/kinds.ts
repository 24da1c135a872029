import type { Kind } from './kind.ts';
import { costs, estateImages, estateStations, facilities } from './kinds/estate-parts.ts';
import { estates } from './kinds/estates.ts';
import { campuses, stations } from './kinds/places.ts';
import { roomtypes } from './kinds/roomtypes.ts';
import { calendars, shops, staff } from './kinds/shops.ts';

/**
 * Every kind of file, in the order in which they are written: what others refer to comes first, and what an
 * estate is summarised from comes before the estate.
 */
export const kinds: readonly Kind[] = [
  stations,
  campuses,
  shops,
  staff,
  calendars,
  estateStations,
  estateImages,
  roomtypes,
  estates,
  costs,
  facilities,
];

/** The kind that a file's name begins with (`estates-tokyo.csv`, `roomtypes.jsonl`): the longest that fits. */
export function kindOfFile(fileName: string): Kind | undefined {
  const name = fileName.toLowerCase();
  return kinds
    .filter((kind) => name.startsWith(kind.name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}
