import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { classifyRings, VectorTile } from '@mapbox/vector-tile';
import type { VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { cutTile } from './cut-tile.ts';
import { readTable, readTablesDigest } from './map-tables.ts';
import { TILE_ZOOMS } from './tile-plan.ts';
import type { TileAddress } from './unit-square.ts';

/** No tile is larger than this when it is sent, in bytes. */
const MAX_BYTES = 80_000;

const SHINJUKU = { lat: 35.6896, lon: 139.7005 };

/** Where a point is: columns and rows of a zoom from the north-west corner. */
function placeOf({ lat, lon }: { lat: number; lon: number }, z: number) {
  const sin = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lon / 360 + 0.5) * 2 ** z,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z,
  };
}

function tileAt(point: { lat: number; lon: number }, z: number): TileAddress {
  const { x, y } = placeOf(point, z);
  return { z, x: Math.floor(x), y: Math.floor(y) };
}

function featuresOf(tile: TileAddress, layer: string): VectorTileFeature[] {
  const found = new VectorTile(new PbfReader(cutTile(tile))).layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_none, index) => found!.feature(index));
}

const namesOf = (features: readonly VectorTileFeature[], kind: string) =>
  features
    .filter(({ properties }) => properties['kind'] === kind)
    .map(({ properties }) => properties['name']);

/** The kinds of areas on which a point lies. */
function kindsAt(point: { lat: number; lon: number }): unknown[] {
  const tile = tileAt(point, TILE_ZOOMS.max);
  const place = placeOf(point, TILE_ZOOMS.max);
  const on = (feature: VectorTileFeature) => {
    const [x, y] = [(place.x - tile.x) * feature.extent, (place.y - tile.y) * feature.extent];
    return classifyRings(feature.loadGeometry()).some((rings) => {
      const crossed = rings.flatMap((ring) =>
        ring.filter((corner, index) => {
          const next = ring[(index + 1) % ring.length]!;
          const isBeside = corner.y > y !== next.y > y;
          return isBeside && x < corner.x + ((y - corner.y) / (next.y - corner.y)) * (next.x - corner.x);
        }),
      );
      return crossed.length % 2 === 1;
    });
  };
  return featuresOf(tile, 'land')
    .filter(on)
    .map(({ properties }) => properties['kind']);
}

test('a tile of 新宿 has the curve of 山手線, subways, streets by name and ways', () => {
  const tile = tileAt(SHINJUKU, 14);
  const rails = featuresOf(tile, 'rails');
  expect(namesOf(rails, 'jr')).toContain('JR山手線');
  expect(namesOf(rails, 'subway')).toContain('都営大江戸線');
  const loop = rails.find(({ properties }) => properties['name'] === 'JR山手線')!;
  // A line from station to station would have four points.
  expect(loop.loadGeometry().flat().length).toBeGreaterThan(6);
  const streets = featuresOf(tile, 'streets');
  expect(namesOf(streets, 'primary')).toContain('青梅街道');
  const kinds = streets.map(({ properties }) => properties['kind']);
  expect(kinds).toEqual(expect.arrayContaining(['street', 'path', 'steps', 'trunk']));
});

test.each([
  ['新宿御苑', 35.6855, 139.7105, 'park'],
  ['the pond of 不忍池', 35.7107, 139.7706, 'water'],
  ['東京大学 本郷', 35.7134, 139.762, 'university'],
  ['京都御苑', 35.0245, 135.7625, 'park'],
])('%s is on the map', (_name, lat, lon, kind) => {
  expect(kindsAt({ lat, lon })).toContain(kind);
});

test('far from campuses main roads and railways are shown, and no small street', () => {
  const kinds = (layer: string) =>
    new Set(
      featuresOf(tileAt({ lat: 35.85, lon: 137.69 }, 12), layer).map(({ properties }) => properties['kind']),
    );
  expect([...kinds('streets')]).toContain('trunk');
  expect([...kinds('streets')]).not.toContain('street');
  expect([...kinds('rails')]).toContain('jr');
});

test('a main road goes on where a block ends', () => {
  // At 片瀬江ノ島 a block ends in the east.
  const [inside, outside] = [14_539, 14_540].map((x) => featuresOf({ z: 14, x, y: 6_472 }, 'streets'));
  const atBorder = (features: readonly VectorTileFeature[], x: number) =>
    features
      .filter(({ properties }) => /^(trunk|primary)$/.test(String(properties['kind'])))
      .flatMap((feature) => feature.loadGeometry())
      .flatMap((line) => line.filter((point) => Math.abs(point.x - x) < 6).map(({ y }) => y));
  const [ends, starts] = [atBorder(inside!, 4_096), atBorder(outside!, 0)];
  // Both carriageways end there; small scales have one line.
  expect(starts.length).toBeGreaterThan(0);
  for (const start of starts) expect(Math.min(...ends.map((end) => Math.abs(start - end)))).toBeLessThan(3);
});

test('small scales have the Shinkansen and motorways, and no street', () => {
  expect(namesOf(featuresOf(tileAt(SHINJUKU, 6), 'rails'), 'shinkansen')).toContain('東海道新幹線');
  const kinds = featuresOf(tileAt(SHINJUKU, 6), 'streets').map(({ properties }) => properties['kind']);
  expect(new Set(kinds)).toEqual(new Set(['motorway']));
});

test('what is loud lies above what is quiet', () => {
  const kinds = featuresOf(tileAt(SHINJUKU, 14), 'streets').map(({ properties }) => properties['kind']);
  expect(kinds.lastIndexOf('street')).toBeLessThan(kinds.indexOf('primary'));
  expect(kinds.lastIndexOf('path')).toBeLessThan(kinds.indexOf('street'));
});

test('there is nothing on the sea', () => {
  expect(cutTile({ z: 14, x: 14_600, y: 6_700 })).toHaveLength(0);
});

test(`tiles of each zoom have at most ${MAX_BYTES} bytes`, () => {
  const [city, ...others] = [SHINJUKU, { lat: 34.702, lon: 135.496 }].map((point) => tileAt(point, 14));
  const spread = readTable('full-tiles.tsv.br')!.filter((_tile, index) => index % 600 === 300);
  const sample = [...others, ...spread.map(({ x, y }) => ({ x: Number(x), y: Number(y) }))];
  const zooms = Array.from({ length: 10 }, (_none, index) => index + TILE_ZOOMS.min);
  const addresses = [
    ...zooms.map((z) => ({ x: city!.x, y: city!.y, z })),
    ...sample.flatMap(({ x, y }) => [12, 13, 14].map((z) => ({ x, y, z }))),
  ];
  for (const { x, y, z } of addresses) {
    const tile = { z, x: x >> (14 - z), y: y >> (14 - z) };
    const { length } = gzipSync(cutTile(tile), { level: 9 });
    expect([tile, length <= MAX_BYTES]).toEqual([tile, true]);
  }
});

test('the version means these tables: write them with backend/seed/build-map.ts', () => {
  const folder = new URL('../../../seed/map/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.br'),
  );
  const digest = createHash('sha256');
  for (const file of files.sort()) digest.update(file).update(readFileSync(new URL(file, folder)));
  expect(readTablesDigest()).toBe(digest.digest('hex').slice(0, 16));
});
