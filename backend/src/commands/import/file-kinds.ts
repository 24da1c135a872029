import type { FileKind } from './file-kind.ts';
import { costs, estateImages, estateStations, facilities } from './kinds/estate-parts.ts';
import { estates } from './kinds/estates.ts';
import { campuses, stations } from './kinds/places.ts';
import { roomtypes } from './kinds/roomtypes.ts';
import { calendars, shops, staff } from './kinds/shops.ts';

/**
 * Every kind of file, in the order in which they are written. Kinds that others refer to come first, and so do those
 * from which an estate is summarised or what a stay in it costs.
 */
export const fileKinds: readonly FileKind[] = [
  stations,
  campuses,
  shops,
  staff,
  calendars,
  estateStations,
  estateImages,
  roomtypes,
  costs,
  estates,
  facilities,
];

/** The kind that a file's name begins with (`estates-tokyo.csv`, `roomtypes.jsonl`): the longest that fits. */
export function kindOfFile(fileName: string): FileKind | undefined {
  const name = fileName.toLowerCase();
  return fileKinds
    .filter((kind) => name.startsWith(kind.name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}
