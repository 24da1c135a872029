import { NEAR_POLICE_MINUTES, NEAR_STORE_MINUTES, walkedMetres } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { readTablesDigest } from '../map-tiles/map-tables.ts';
import { readPointTable } from '../places/point-table.ts';
import type { PointTable } from '../places/point-table.ts';
import { readPlacesDigest } from '../places/place-rows.ts';
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

let tables: { police: PointTable; stores: PointTable } | undefined;

/** The facts of a place; 20 µs, and up to 20 ms for the first one of a block. A place that no table has counts as none. */
export function placeFlagsAt(point: Point): PlaceFlags {
  tables ??= {
    police: readPointTable('around/koban'),
    stores: readPointTable('around/convenience'),
  };
  const isNear = (table: PointTable, minutes: number) =>
    table.near(point, walkedMetres(minutes), 1).length > 0;
  return {
    is_quiet: isQuietAt(point),
    is_near_police: isNear(tables.police, NEAR_POLICE_MINUTES),
    is_near_store: isNear(tables.stores, NEAR_STORE_MINUTES),
  };
}

/** Names the tables and the rules that the flags follow from. */
export const flagsDigest = (): string => `${readTablesDigest()}-${readPlacesDigest()}-${FLAGS_VERSION}`;
