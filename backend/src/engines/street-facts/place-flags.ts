import {
  NEAR_POLICE_MINUTES,
  NEAR_STORE_MINUTES,
  WALK_M_PER_MINUTE,
  walkedMetres,
} from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { readTablesDigest } from '../map-tiles/map-tables.ts';
import { readPointTable } from '../places/point-table.ts';
import type { PointTable } from '../places/point-table.ts';
import { readPlacesDigest } from '../places/place-rows.ts';
import { MORE_COMPARED, walksFrom } from '../places/walks.ts';
import type { Walk } from '../places/walks.ts';
import type { Walker } from '../walking/walker.ts';
import { isQuietAt } from './quiet.ts';

/** Another number for another way of working flags out. */
const FLAGS_VERSION = 1;

/** The facts of a place that searches ask for, by the names of their fields. */
export interface PlaceFlags {
  is_quiet: boolean;
  /** A police box within NEAR_POLICE_MINUTES on foot, by the straight line (contract, 7.11). */
  is_near_police: boolean;
  /** A convenience store within NEAR_STORE_MINUTES, likewise. */
  is_near_store: boolean;
}

/** Facts of the walks from a place. */
export interface FlagsOnFoot {
  /** A police box within NEAR_POLICE_MINUTES on foot (contract, 8.16). */
  is_police_on_foot: boolean;
  /** A convenience store within NEAR_STORE_MINUTES, likewise. */
  is_store_on_foot: boolean;
}

let kept: { police: PointTable; stores: PointTable } | undefined;

const readTables = () =>
  (kept ??= {
    police: readPointTable('around/koban'),
    stores: readPointTable('around/convenience'),
  });

/** The facts of a place; 20 µs, and up to 20 ms for the first one of a block. A place that no table has counts as none. */
export function placeFlagsAt(point: Point): PlaceFlags {
  const { police, stores } = readTables();
  const isNear = (table: PointTable, minutes: number) =>
    table.near(point, walkedMetres(minutes), 1).length > 0;
  return {
    is_quiet: isQuietAt(point),
    is_near_police: isNear(police, NEAR_POLICE_MINUTES),
    is_near_store: isNear(stores, NEAR_STORE_MINUTES),
  };
}

/** The facts of the walks from a place; by the straight line where its streets are not known. */
export async function flagsOnFoot(walker: Walker, point: Point): Promise<FlagsOnFoot> {
  const { police, stores } = readTables();
  const near = (table: PointTable, minutes: number) =>
    table.near(point, minutes * WALK_M_PER_MINUTE, 1 + MORE_COMPARED).map(({ lat, lon }) => ({ lat, lon }));
  const boxes = near(police, NEAR_POLICE_MINUTES);
  const walks = await walksFrom(walker, point, [...boxes, ...near(stores, NEAR_STORE_MINUTES)]);
  const isWithin = (some: readonly Walk[], minutes: number) =>
    some.some(({ walk_minutes }) => walk_minutes <= minutes);
  return {
    is_police_on_foot: isWithin(walks.slice(0, boxes.length), NEAR_POLICE_MINUTES),
    is_store_on_foot: isWithin(walks.slice(boxes.length), NEAR_STORE_MINUTES),
  };
}

/** Names the tables and the rules that the flags follow from. */
export const flagsDigest = (): string => `${readTablesDigest()}-${readPlacesDigest()}-${FLAGS_VERSION}`;
