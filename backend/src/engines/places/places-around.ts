import { placeKinds } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { readPointTable } from './point-table.ts';
import type { PointTable } from './point-table.ts';
import { walksFrom } from './walks.ts';
import type { Walk } from './walks.ts';

/** A shop, a doctor or the like, with the way to it on foot. */
export interface PlaceAround extends Point, Walk {
  /** Its number in these tables: another version of them numbers anew. */
  spot_id: number;
  /** One of the `placeKinds`. */
  place_kind: number;
  spot_category: number;
  /** Its kind where nobody wrote down its name. */
  name: string;
}

/** The ways to so many times as many of a kind are compared: the nearest as the crow flies may not be the nearest on foot. */
const COMPARED = 4;

interface KindTable {
  kind: (typeof placeKinds)[number];
  /** The number of its first place. */
  firstId: number;
  table: PointTable;
}

let tables: KindTable[] | undefined;

/** Reads the tables of all kinds, once; it takes a few hundred milliseconds. */
export function readPlaces(): KindTable[] {
  if (tables) return tables;
  let next = 1;
  tables = placeKinds.map((kind) => {
    const table = readPointTable(`around/${kind.slug}`);
    const firstId = next;
    next += table.length;
    return { kind, firstId, table };
  });
  return tables;
}

/** Places of one kind within so many metres of road, the nearest first. */
function placesOfKind({ kind, firstId, table }: KindTable, around: Point, radiusM: number, most?: number) {
  const rows = table.near(around, radiusM, most && most * COMPARED);
  const walks = walksFrom(around, rows);
  return rows
    .map(({ row, lat, lon, cells: [name] }, index): PlaceAround => {
      const { distance_m, walk_minutes } = walks[index]!;
      return {
        spot_id: firstId + row,
        place_kind: kind.value,
        spot_category: kind.category,
        name: name || kind.label,
        lat,
        lon,
        distance_m,
        walk_minutes,
      };
    })
    .filter(({ distance_m }) => distance_m <= radiusM)
    .sort((one, other) => one.distance_m - other.distance_m)
    .slice(0, most);
}

interface PlaceSearch {
  around: Point;
  /** Metres of road. */
  radiusM: number;
  /** One of the `spotCategories`; all of them unless given. */
  category?: number | undefined;
  /** So many of each kind; all of them unless given. */
  perKind?: number | undefined;
}

/** Places around a point, the nearest first. A place that is missing may be there all the same. */
export const findPlaces = ({ around, radiusM, category, perKind }: PlaceSearch): PlaceAround[] =>
  readPlaces()
    .filter(({ kind }) => category === undefined || kind.category === category)
    .flatMap((table) => placesOfKind(table, around, radiusM, perKind))
    .sort((one, other) => one.distance_m - other.distance_m || one.spot_id - other.spot_id);
