import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { byText, tablesIn, writeDigest, writePackedTable } from '../build-reference/packed-tables.ts';
import { readTsv } from '../build-reference/tsv.ts';
import { exitColumns, exitRows } from './exit-rows.ts';
import {
  areaOfRing,
  COORDINATE_DIGITS,
  boxAround,
  boxOfTile,
  clipLine,
  clipRing,
  encoded,
  joined,
  metresOf,
  simplified,
  tileAt,
  tilesOf,
  widened,
} from './geometry.ts';
import type { Box, Point, Tile } from './geometry.ts';
import { readExtract } from './read-extract.ts';
import type { Area, Extract, Line } from './read-extract.ts';

/** Blocks of the tables, and tiles of which every street is kept (docs/data-sources.md). */
const BLOCK_ZOOM = 12;
const TILE_ZOOM = 14;
/** Every street is kept in the tiles that are so near to a campus. */
const NEAR_CAMPUS_M = 2_000;

/** Lines that are kept beyond those tiles, too. */
const mainKinds = new Set(['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'river', 'canal']);
const overviewRoads = new Set(['motorway', 'trunk', 'primary']);
/** Shorter ones are drives of a house and paths across a garden. */
const leastMetres: Readonly<Record<string, number>> = { service: 100, path: 45 };
const STREET_TOLERANCE_M = 1.8;
const RAIL_TOLERANCE_M = 3;
const OVERVIEW_TOLERANCE_M = 60;
const OVERVIEW_RIVER_M = 3_000;
/** Beyond full tiles areas are kept from this size on, in square metres; in the overview lakes are. */
const LARGE_M2 = 20_000;
const LAKE_M2 = 500_000;

const nameOf = ({ x, y }: Tile) => `${x}/${y}`;
const blockOf = ({ x, y }: Tile): Tile => {
  const scale = 2 ** (TILE_ZOOM - BLOCK_ZOOM);
  return { z: BLOCK_ZOOM, x: Math.floor(x / scale), y: Math.floor(y / scale) };
};
const meets = (one: Box, other: Box) =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];

/** A cell of a table must not have a tab or a line break, which a name of OpenStreetMap may. */
const cell = (text: string) => text.replace(/\s+/gu, ' ').trim();

/**
 * The tiles of which every street is kept: those around the campuses of the site within the extract. An extract without any,
 * such as that of a city abroad, is kept whole.
 */
function fullTilesOf({ streets }: Extract, campuses: readonly Point[]): Tile[] {
  const around = new Map<string, Tile>();
  const inExtract = new Map<string, Tile>();
  for (const { points } of streets)
    for (const point of points) {
      const tile = tileAt(point, TILE_ZOOM);
      inExtract.set(nameOf(tile), tile);
    }
  for (const campus of campuses) {
    if (!inExtract.has(nameOf(tileAt(campus, TILE_ZOOM)))) continue;
    for (const tile of tilesOf(widened(boxAround([campus]), NEAR_CAMPUS_M), TILE_ZOOM))
      if (inExtract.has(nameOf(tile))) around.set(nameOf(tile), tile);
  }
  return [...(around.size > 0 ? around : inExtract).values()];
}

/** The lines of one kind, level and name as one, simplified; too short ones are left out. */
function joinedRows(lines: readonly Line[], metres: number): string[][] {
  const groups = Map.groupBy(lines, ({ kind, level, name }) => [kind, level, cell(name)].join('\t'));
  return [...groups].flatMap(([key, group]) => {
    const [kind = '', level = '', name = ''] = key.split('\t');
    return joined(group.map(({ points }) => points))
      .filter((line) => metresOf(line) >= (leastMetres[kind] ?? 0))
      .map((line) => [kind, level, name, encoded(simplified(line, metres))]);
  });
}

/** The parts of lines in a block: small ones only within its full tiles. */
function streetsOfBlock(lines: readonly Line[], block: Tile, tiles: readonly Tile[]): Line[] {
  const whole = boxOfTile(block);
  return lines.flatMap(({ kind, level, name, points }) => {
    const boxes = mainKinds.has(kind) ? [whole] : tiles.map(boxOfTile);
    return boxes
      .flatMap((box) => clipLine(points, box))
      .filter((part) => part.length > 1)
      .map((part) => ({ kind, level, name, points: part }));
  });
}

/** The parts of areas in the tiles of a block: they are filled, so that no border is seen. */
function landOfBlock(areas: readonly Area[], block: Tile, full: ReadonlySet<string>): string[][] {
  const measured = areas.map(({ kind, rings }) => ({
    kind,
    rings,
    around: boxAround(rings[0]),
    isLarge: areaOfRing(rings[0]) >= LARGE_M2,
  }));
  return tilesOf(inner(boxOfTile(block)), TILE_ZOOM).flatMap((tile) => {
    const box = boxOfTile(tile);
    const isFull = full.has(nameOf(tile));
    return measured.flatMap(({ kind, rings, around, isLarge }) => {
      if (!meets(around, box) || !(isFull || isLarge)) return [];
      const outer = clipRing(rings[0], box);
      if (!outer) return [];
      const holes = rings.slice(1).flatMap((hole) => {
        const part = clipRing(hole, box);
        return part ? [part] : [];
      });
      return [[kind, ringsText([outer, ...holes], STREET_TOLERANCE_M)]];
    });
  });
}

/** A box without its edges, so that it meets no tile beside it. */
const inner = ([west, south, east, north]: Box): Box => {
  const edge = (east - west) / 1_000;
  return [west + edge, south + edge, east - edge, north - edge];
};

const ringsText = (rings: readonly Point[][], metres: number) =>
  rings.map((ring) => encoded(simplified(ring, metres))).join(' ');

/** Main roads, rivers and lakes for small scales. */
function overviewRows({ streets, areas }: Extract): string[][] {
  const roads = streets
    .filter(({ kind }) => overviewRoads.has(kind))
    .map(({ kind, points }) => ({ kind, level: '', name: '', points }));
  const rivers = Map.groupBy(
    streets.filter(({ kind, name }) => kind === 'river' && name !== ''),
    ({ name }) => name,
  );
  const long = [...rivers.values()].filter(
    (parts) => parts.reduce((sum, { points }) => sum + metresOf(points), 0) >= OVERVIEW_RIVER_M,
  );
  const lines = [
    ...roads,
    ...long.flat().map(({ kind, name, points }) => ({ kind, level: '', name, points })),
  ];
  const lakes = areas
    .filter(({ kind, rings }) => kind === 'water' && areaOfRing(rings[0]) >= LAKE_M2)
    .map(({ rings }) => [
      'water',
      '',
      ringsText(
        rings.filter((ring, index) => index === 0 || areaOfRing(ring) >= LAKE_M2),
        OVERVIEW_TOLERANCE_M,
      ),
    ]);
  return [
    ...joinedRows(lines, OVERVIEW_TOLERANCE_M).map(([kind = '', , name = '', line = '']) => [
      kind,
      name,
      line,
    ]),
    ...lakes,
  ];
}

/** The shapes that meet each block. */
function byBlock<Shape>(shapes: readonly Shape[], pointsOf: (shape: Shape) => readonly Point[]) {
  const blocks = new Map<string, Shape[]>();
  for (const shape of shapes)
    for (const tile of tilesOf(boxAround(pointsOf(shape)), BLOCK_ZOOM)) {
      const name = nameOf(tile);
      const known = blocks.get(name);
      if (known) known.push(shape);
      else blocks.set(name, [shape]);
    }
  return (block: Tile) => blocks.get(nameOf(block)) ?? [];
}

/** The numbers of what was written. */
export interface WrittenMap {
  blocks: number;
  fullTiles: number;
  bytes: number;
}

/**
 * Writes the tables of the map out of an extract of OpenStreetMap, in place of those of a folder (docs/map.md). `campuses` are
 * those of the site: around them every street is kept.
 */
export async function writeMapOfExtract(
  file: string,
  folder: string,
  campuses: readonly Point[] = readCampuses(),
): Promise<WrittenMap> {
  const extract = await readExtract(file);
  if (extract.streets.length === 0) throw new Error('The extract has no street.');
  const fullTiles = fullTilesOf(extract, campuses);
  const full = new Set(fullTiles.map(nameOf));
  const blocks = Map.groupBy(fullTiles, (tile) => nameOf(blockOf(tile)));
  const streetsIn = byBlock(extract.streets, ({ points }) => points);
  const areasIn = byBlock(extract.areas, ({ rings }) => rings[0]);

  for (const name of ['streets', 'land']) rmSync(path.join(folder, name), { recursive: true, force: true });
  const write = (name: string, columns: readonly string[], rows: string[][]) =>
    writePackedTable(path.join(folder, `${name}.tsv.br`), columns, rows.sort(byText));
  for (const [name, tiles] of blocks) {
    const block = blockOf(tiles[0]!);
    const streets = streetsOfBlock(streetsIn(block), block, tiles);
    await write(
      `streets/${name}`,
      ['kind', 'level', 'name', 'polyline'],
      joinedRows(streets, STREET_TOLERANCE_M),
    );
    await write(`land/${name}`, ['kind', 'rings'], landOfBlock(areasIn(block), block, full));
  }
  await write('overview', ['kind', 'name', 'rings'], overviewRows(extract));
  const rails = joinedRows(extract.rails, RAIL_TOLERANCE_M);
  await write(
    'railways',
    ['kind', 'name', 'polyline'],
    rails.map(([kind = '', , name = '', line = '']) => [kind, name, line]),
  );
  await write(
    'full-tiles',
    ['x', 'y'],
    fullTiles.map(({ x, y }) => [String(x), String(y)]),
  );
  const entrances = extract.entrances.map(([lon, lat]) => ({
    lat: lat.toFixed(COORDINATE_DIGITS),
    lon: lon.toFixed(COORDINATE_DIGITS),
  }));
  await write('exits', exitColumns, exitRows(entrances));
  writeDigest(folder);
  const bytes = tablesIn(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  return { blocks: blocks.size, fullTiles: fullTiles.length, bytes };
}

const readCampuses = (): Point[] =>
  readTsv(path.join(import.meta.dirname, '../reference/campuses.tsv'), ['lat', 'lon']).map(
    ({ lat, lon }): Point => [Number(lon), Number(lat)],
  );
