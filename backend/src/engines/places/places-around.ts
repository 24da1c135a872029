import { placeKinds } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { readPointTable } from './point-table.ts';
import type { PointTable } from './point-table.ts';
import type { Walker } from '../walking/walker.ts';
import { MORE_COMPARED, straightWalk, walksFrom } from './walks.ts';
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

/** A place of which the way to it is not yet known. */
type Candidate = Omit<PlaceAround, keyof Walk>;

/** Places of one kind within a straight line of so many metres, the nearest first; at most `most`. */
const placesOfKind = (
  { kind, firstId, table }: KindTable,
  around: Point,
  radiusM: number,
  most?: number,
): Candidate[] =>
  table.near(around, radiusM, most).map(({ row, lat, lon, cells: [name] }) => ({
    spot_id: firstId + row,
    place_kind: kind.value,
    spot_category: kind.category,
    name: name || kind.label,
    lat,
    lon,
  }));

interface PlaceSearch {
  around: Point;
  /** Metres of road. */
  radiusM: number;
  /** One of the `spotCategories`; all of them unless given. */
  category?: number | undefined;
}

function candidatesAround({ around, radiusM, category }: PlaceSearch, most?: number): Candidate[] {
  return readPlaces()
    .filter(({ kind }) => category === undefined || kind.category === category)
    .flatMap((table) => placesOfKind(table, around, radiusM, most));
}

/** Those of places that are within so many metres of road, by the walks to them in the same order, the nearest first. */
function reached(places: readonly Candidate[], walks: readonly Walk[], radiusM: number): PlaceAround[] {
  return places
    .map((place, index) => Object.assign(place, walks[index]!))
    .filter(({ distance_m }) => distance_m <= radiusM)
    .sort((one, other) => one.distance_m - other.distance_m || one.spot_id - other.spot_id);
}

/** All places around a point by the straight line, the nearest first. A place that is missing may be there all the same. */
export function findPlaces(search: PlaceSearch): PlaceAround[] {
  const places = candidatesAround(search);
  const walks = places.map((place) => straightWalk(search.around, place));
  return reached(places, walks, search.radiusM);
}

/** So many places of each kind that are the nearest on foot ({@link walksFrom}), the nearest first. */
export async function findNearestPlaces(
  walker: Walker,
  { perKind, ...search }: PlaceSearch & { perKind: number },
): Promise<PlaceAround[]> {
  const places = candidatesAround(search, perKind + MORE_COMPARED);
  const walks = await walksFrom(walker, search.around, places);
  const counts = new Map<number, number>();
  return reached(places, walks, search.radiusM).filter(({ place_kind }) => {
    const count = (counts.get(place_kind) ?? 0) + 1;
    counts.set(place_kind, count);
    return count <= perKind;
  });
}
