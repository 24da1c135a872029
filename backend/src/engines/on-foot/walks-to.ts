import { DETOUR, toUnit, walkMinutesOfRoad, type Point } from '@gakumado/shared/vocabulary';
import { BLOCK_ZOOM, readTablesDigest } from '../map-tiles/map-tables.ts';
import { LRUCache } from 'lru-cache';
import { readFields, readMapOfFields } from './field-files.ts';
import { WalkField } from './walk-field.ts';
import type { MeasuredField } from './walk-field.ts';

/** The fields of each block that was asked for: 3 kB a place, some 20 MB of the whole country. */
const blocks = new Map<string, ReadonlyMap<string, WalkField>>();
let areOfMap: boolean | undefined;

/** Points that visitors chose, 5 kB each; null where the streets there are not known in full. */
const chosen = new LRUCache<string, { field: MeasuredField | null; walks: WalkField | undefined }>({
  max: 1000,
});

const keyOf = ({ lat, lon }: Point): string => `${lat},${lon}`;

/** The field of a station or campus of the reference data. */
function fieldOfReference(place: Point): WalkField | undefined {
  areOfMap ??= readMapOfFields() === readTablesDigest();
  if (!areOfMap) return undefined;
  const [x, y] = toUnit(place.lat, place.lon).map((part) => Math.floor(part * 2 ** BLOCK_ZOOM)) as [
    number,
    number,
  ];
  const block = `${x}-${y}`;
  let fields = blocks.get(block);
  if (!fields) {
    fields = new Map(readFields(x, y).map((field) => [keyOf(field), new WalkField(field)]));
    blocks.set(block, fields);
  }
  return fields.get(keyOf(place));
}

/**
 * The field of a station or campus of the reference data, or of a point that was kept by {@link keepField}, by its exact position;
 * undefined of any other point, where the streets are not known in full, and where the tables of the map are of another extract than
 * the fields of the reference data.
 */
export const fieldAt = (place: Point): WalkField | undefined =>
  fieldOfReference(place) ?? chosen.get(keyOf(place))?.walks;

/** Keeps the walks to a point that a visitor chose; null where the streets there are not known in full. The last thousand points are kept. */
export function keepField(place: Point, field: MeasuredField | null): void {
  chosen.set(keyOf(place), { field, walks: field ? new WalkField(field) : undefined });
}

/** The field that {@link keepField} kept, to hand it to another thread; undefined of a point that it does not know. */
export const keptField = (place: Point): MeasuredField | null | undefined => chosen.get(keyOf(place))?.field;

/** Whether {@link fieldAt} says all that can be known of the walks to a point. */
export const isFieldKnown = (place: Point): boolean =>
  fieldOfReference(place) !== undefined || chosen.has(keyOf(place));

/** A way on foot between two places. */
export interface WayOnFoot {
  metres: number;
  /** Whether the streets were not known, and the metres are those of the straight line (contract, 7.11). */
  isEstimate: boolean;
}

/**
 * The way on foot between a place and one whose field is given (contract, 8.16): every walk that lists, orders, filters, commutes
 * and pages state is of this function. `straightM` is the straight line between them.
 */
export function wayOnFoot(field: WalkField | undefined, from: Point, straightM: number): WayOnFoot {
  const metres = field?.metresFrom(from, straightM);
  return metres === undefined
    ? { metres: straightM * DETOUR, isEstimate: true }
    : { metres, isEstimate: false };
}

/** Whole minutes of {@link wayOnFoot}. */
export const minutesOnFoot = (field: WalkField | undefined, from: Point, straightM: number): number =>
  walkMinutesOfRoad(wayOnFoot(field, from, straightM).metres);
