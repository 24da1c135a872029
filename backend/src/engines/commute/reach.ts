import { REACH_MINUTES, type Point } from '@gakumado/shared/vocabulary';
import { contours } from 'd3-contour';
import { LRUCache } from 'lru-cache';
import { commutesTo, NO_COMMUTE } from './commutes-to.ts';
import { destinationAt } from './destinations.ts';
import { prepareHomes, type Homes } from './homes.ts';
import { loadNetwork } from './network.ts';

const LONGEST = Math.max(...REACH_MINUTES);
/** The widest first, as their areas lie upon each other. */
const LIMITS = REACH_MINUTES.toReversed();

/** Cells of some 300 m. Tiles of them do not move with the destination, so that their stations are found once. */
const CELL_LAT = 0.0027;
const CELL_LON = 0.0033;
const TILE = 32;
/** Walks and buses lead this far from the last station, in tiles of some 10 km. */
const MARGIN_TILES = 1;
/** 43 kB each: those of the big cities. */
const MAX_TILES = 400;
/** A border and its holes as [lon, lat]. */
type Rings = [lon: number, lat: number][][];

/** From where a destination is reached. */
export interface Reach {
  areas: { minutes: number; polygons: Rings[] }[];
  /** By their place in the network, the quickest first. */
  stations: { index: number; minutes: number }[];
}

const tiles = new LRUCache<string, Homes>({ max: MAX_TILES });
let stationHomes: Homes | undefined;

/** The middles of a tile's cells, row by row from its south-western corner. */
function cellsOf(row: number, column: number): Homes {
  const key = `${row} ${column}`;
  const known = tiles.get(key);
  if (known) return known;
  const places = Array.from({ length: TILE * TILE }, (_, cell) => ({
    lat: (row * TILE + Math.floor(cell / TILE) + 0.5) * CELL_LAT,
    lon: (column * TILE + (cell % TILE) + 0.5) * CELL_LON,
  }));
  const cells = prepareHomes(loadNetwork(), places);
  tiles.set(key, cells);
  return cells;
}

/** Minutes of each home to the farthest of the destinations. */
function minutesToAll(targets: readonly Point[], homes: Homes): Uint8Array {
  const [first, ...others] = targets.map((target) => commutesTo(destinationAt(target), homes).minutes);
  for (const other of others) {
    for (let home = 0; home < other.length; home += 1) {
      first![home] = Math.max(first![home]!, other[home]!);
    }
  }
  return first!;
}

const tileRow = (lat: number) => Math.floor(lat / CELL_LAT / TILE);
const tileColumn = (lon: number) => Math.floor(lon / CELL_LON / TILE);

/** A tile by its row and column. */
type Tile = readonly [row: number, column: number];

/** A tile and those that are at most `margin` tiles away. */
function* square([row, column]: Tile, margin: number): Generator<Tile> {
  for (let north = -margin; north <= margin; north += 1) {
    for (let east = -margin; east <= margin; east += 1) yield [row + north, column + east];
  }
}

/** The tiles around each of these places. */
function tilesAround(places: readonly Point[]): Tile[] {
  const found = new Map<string, Tile>();
  for (const { lat, lon } of places) {
    for (const tile of square([tileRow(lat), tileColumn(lon)], MARGIN_TILES)) found.set(tile.join(' '), tile);
  }
  return [...found.values()];
}

/** Tiles that touch each other, with a corner too. Two destinations may lie a country apart. */
function groupsOf(all: readonly Tile[]): Tile[][] {
  const waiting = new Set(all.map((tile) => tile.join(' ')));
  const groups: Tile[][] = [];
  for (const start of all) {
    if (!waiting.delete(start.join(' '))) continue;
    const group = [start];
    // The group grows while it is read.
    for (const tile of group) {
      for (const neighbour of square(tile, 1)) if (waiting.delete(neighbour.join(' '))) group.push(neighbour);
    }
    groups.push(group);
  }
  return groups;
}

/** Four decimals are eleven metres. */
const round = (degrees: number) => Number(degrees.toFixed(4));

/** The polygons of each limit, the widest first, within tiles that touch each other. */
function findPolygons(targets: readonly Point[], group: readonly Tile[]): Rings[][] {
  const south = Math.min(...group.map(([row]) => row));
  const west = Math.min(...group.map(([, column]) => column));
  const height = (Math.max(...group.map(([row]) => row)) - south + 1) * TILE;
  const width = (Math.max(...group.map(([, column]) => column)) - west + 1) * TILE;
  const minutes = new Uint8Array(width * height).fill(NO_COMMUTE);
  for (const [row, column] of group) {
    const ofTile = minutesToAll(targets, cellsOf(row, column));
    for (let line = 0; line < TILE; line += 1) {
      const start = ((row - south) * TILE + line) * width + (column - west) * TILE;
      minutes.set(ofTile.subarray(line * TILE, (line + 1) * TILE), start);
    }
  }
  // Contours enclose what is above a value: the minutes that are left of the longest limit and one more.
  const left = Array.from(minutes, (taken) => Math.max(0, LONGEST + 1 - taken));
  const place = ([x = 0, y = 0]: number[]): [number, number] => [
    round((west * TILE + x) * CELL_LON),
    round((south * TILE + y) * CELL_LAT),
  ];
  const contour = contours().size([width, height]);
  return LIMITS.map((limit) =>
    contour
      .contour(left, LONGEST + 1 - limit)
      .coordinates.map((rings) => rings.map((ring) => ring.map(place))),
  );
}

function findAreas(targets: readonly Point[], near: readonly Point[]): Reach['areas'] {
  const areas = LIMITS.map((minutes) => ({ minutes, polygons: [] as Rings[] }));
  for (const group of groupsOf(tilesAround(near))) {
    const polygons = findPolygons(targets, group);
    for (const [index, area] of areas.entries()) area.polygons.push(...(polygons[index] ?? []));
  }
  return areas;
}

/**
 * The areas from which one or two destinations are reached within the limits, and the stations in them: where both limits hold, of
 * two. They are made by the calculation of the lists, cell by cell (docs/commute.md), which takes up to two seconds.
 */
export function findReach(targets: readonly Point[]): Reach {
  const network = loadNetwork();
  stationHomes ??= prepareHomes(network, network.stations);
  const minutes = minutesToAll(targets, stationHomes);
  const stations = network.stations
    .map((_, index) => ({ index, minutes: minutes[index]! }))
    .filter((station) => station.minutes <= LONGEST)
    .toSorted((a, b) => a.minutes - b.minutes || a.index - b.index);
  const near = [...targets, ...stations.map(({ index }) => network.stations[index]!)];
  return { areas: findAreas(targets, near), stations };
}
