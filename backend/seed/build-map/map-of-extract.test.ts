import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { boxOfTile, metresOf, polyline, tileAt } from './geometry.ts';
import type { Point } from './geometry.ts';
import { writeMapOfExtract } from './map-of-extract.ts';
import { writeExtract } from './write-extract.ts';
import type { DrawnNode, DrawnRelation, DrawnWay } from './write-extract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'map-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A city abroad, a little west of the border of two blocks. */
const EAST_OF_BLOCK = boxOfTile(tileAt([16.37, 48.2], 12))[2];
const LAT = 48.2;
/** A point so many metres east and north of the place where the border crosses the latitude. */
const at = (east: number, north: number): Point => [
  EAST_OF_BLOCK + east / (111_320 * Math.cos((LAT * Math.PI) / 180)),
  LAT + north / 111_320,
];
const line = (...points: [number, number][]) => points.map(([east, north]) => at(east, north));

let lastId = 0;
const way = (tags: DrawnWay['tags'], points: readonly Point[]): DrawnWay => ({
  id: ++lastId,
  tags,
  points,
});
const square = (east: number, north: number, size: number) =>
  line([east, north], [east + size, north], [east + size, north + size], [east, north + size], [east, north]);

async function make(
  ways: DrawnWay[],
  relations: DrawnRelation[] = [],
  campuses: Point[] = [],
  nodes: DrawnNode[] = [],
) {
  const file = path.join(folder, 'city.osm.pbf');
  writeFileSync(file, writeExtract(ways, relations, nodes));
  return writeMapOfExtract(file, path.join(folder, 'map'), campuses);
}

function rowsOf(name: string): Record<string, string>[] {
  const bytes = readFileSync(path.join(folder, 'map', `${name}.tsv.br`));
  const [head = '', ...lines] = brotliDecompressSync(bytes).toString().trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((text) => {
    const cells = text.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

const pointsOf = (text = ''): Point[] => polyline.decode(text, 5).map(([lat, lon]): Point => [lon, lat]);
const metres = (text = '') => Math.round(metresOf(pointsOf(text)));
const blockAt = (point: Point) => {
  const { x, y } = tileAt(point, 12);
  return `${x}/${y}`;
};
const [west, east] = [blockAt(at(-500, 100)), blockAt(at(500, 100))];

test('a street that crosses the border of two blocks is in both, and ends where it goes on', async () => {
  const written = await make([
    way({ highway: 'residential', name: 'Lange\tGasse' }, line([-600, 100], [-200, 100])),
    way({ highway: 'residential', name: 'Lange\tGasse' }, line([-200, 100], [300, 101])),
  ]);
  expect(written).toMatchObject({ blocks: 2, fullTiles: 2 });
  const [left] = rowsOf(`streets/${west}`);
  const [right] = rowsOf(`streets/${east}`);
  expect(left).toMatchObject({ kind: 'street', level: '', name: 'Lange Gasse' });
  expect([metres(left?.['polyline']), metres(right?.['polyline'])]).toEqual([600, 300]);
  const ends = [...pointsOf(left?.['polyline']), ...pointsOf(right?.['polyline'])].map((point) =>
    point.map((degrees) => degrees.toFixed(5)).join(),
  );
  expect(new Set(ends).size).toBe(ends.length - 1);
});

test('kinds, levels and names are those of the tables', async () => {
  await make([
    way({ highway: 'motorway_link', bridge: 'viaduct', name: 'A1' }, line([-900, 0], [-100, 0])),
    way({ highway: 'footway', tunnel: 'yes' }, line([-900, 50], [-100, 50])),
    way({ highway: 'steps', bridge: 'no' }, line([-900, 60], [-890, 60])),
    way({ waterway: 'ditch' }, line([-900, 70], [-100, 70])),
    // Shorter than what is kept of its kind.
    way({ highway: 'service' }, line([-900, 80], [-810, 80])),
    way({ highway: 'path' }, line([-900, 90], [-860, 90])),
    way({ highway: 'proposed' }, line([-900, 95], [-100, 95])),
    way({ building: 'yes' }, square(-900, 200, 20)),
  ]);
  expect(rowsOf(`streets/${west}`).map(({ kind, level, name }) => [kind, level, name])).toEqual([
    ['motorway', 'b', 'A1'],
    ['path', 't', ''],
    ['steps', '', ''],
    ['stream', '', ''],
  ]);
});

test('a lake of two ways has its island as a hole, in tiles of which it is filled', async () => {
  const [lower, upper] = [
    line([-700, 300], [-100, 300], [-100, 600]),
    line([-100, 600], [-700, 600], [-700, 300]),
  ];
  const shores = [way({}, lower), way({}, upper)];
  const island = way({}, square(-450, 400, 60));
  const street = way({ highway: 'residential' }, line([-900, 100], [-50, 900]));
  const [first, second] = shores.map(({ id }) => id);
  await make(
    [...shores, island, street, way({ leisure: 'park' }, square(-90, 700, 60))],
    [
      {
        id: 1,
        tags: { type: 'multipolygon', natural: 'water' },
        members: [
          [first!, 'outer'],
          [second!, 'outer'],
          [island.id, 'inner'],
        ],
      },
    ],
  );
  const land = rowsOf(`land/${west}`);
  expect(land.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['park', 'water']));
  const water = land.filter(({ kind }) => kind === 'water').map(({ rings = '' }) => rings.split(' '));
  expect(water.flatMap(([, hole]) => hole ?? [])).toHaveLength(1);
  const metresAround = water.reduce((sum, [outer]) => sum + metres(outer), 0);
  expect(metresAround).toBeGreaterThanOrEqual(1_795);
});

test('around a campus every street is kept, and beyond it what is large', async () => {
  const far = 5_500;
  const { fullTiles } = await make(
    [
      way({ highway: 'residential', name: 'near' }, line([-900, 0], [-300, 0])),
      way({ highway: 'residential', name: 'far' }, line([-far, 0], [-far + 300, 0])),
      way({ highway: 'secondary', name: 'main' }, line([-far, 50], [-300, 50])),
      way({ leisure: 'pitch' }, square(-far, 100, 50)),
      way({ landuse: 'forest' }, square(-far, 200, 400)),
    ],
    [],
    [at(-600, 0)],
  );
  expect(fullTiles).toBeLessThan(9);
  expect(rowsOf(`streets/${west}`).map(({ name }) => name)).toEqual(['main', 'near']);
  expect(new Set(rowsOf(`land/${west}`).map(({ kind }) => kind))).toEqual(new Set(['forest']));
});

test('small scales have main roads, rivers and lakes; railways have their kind', async () => {
  await make([
    way({ highway: 'trunk', name: 'B1' }, line([-2_000, 0], [-1_000, 20], [-300, 0])),
    way({ highway: 'residential' }, line([-2_000, 10], [-300, 10])),
    way({ waterway: 'river', name: 'Wien' }, line([-4_000, 500], [-300, 500])),
    way({ waterway: 'river', name: 'Als' }, line([-1_000, 600], [-300, 600])),
    way({ natural: 'water' }, square(-2_000, 1_000, 900)),
    way({ natural: 'water' }, square(-900, 1_000, 90)),
    way({ railway: 'subway', name: 'U4' }, line([-2_000, 700], [-300, 700])),
    way({ railway: 'rail', operator: '東日本旅客鉄道', name: '中央線' }, line([-2_000, 800], [-300, 800])),
    way({ railway: 'rail', service: 'yard' }, line([-2_000, 900], [-300, 900])),
  ]);
  expect(rowsOf('overview').map(({ kind, name }) => [kind, name])).toEqual([
    ['river', 'Wien'],
    ['trunk', ''],
    ['water', ''],
  ]);
  expect(rowsOf('railways').map(({ kind, name }) => [kind, name])).toEqual([
    ['jr', '中央線'],
    ['subway', 'U4'],
  ]);
});

test('an entrance is an exit of the nearest station of the site', async () => {
  // 高田馬場 stands at 35.71268, 139.70372 in stations.tsv.
  const entrance = (lon: number, lat: number): DrawnNode => ({
    tags: { railway: 'subway_entrance', name: '3' },
    point: [lon, lat],
  });
  const street = way({ highway: 'residential' }, [
    [139.7, 35.71],
    [139.71, 35.71],
  ]);
  await make(
    [street],
    [],
    [],
    [
      entrance(139.704, 35.713),
      entrance(139.709, 35.7135),
      { tags: { railway: 'stop' }, point: [139.7036, 35.7125] },
    ],
  );
  expect(rowsOf('exits').map(({ lat, lon }) => [lat, lon])).toEqual([['35.71300', '139.70400']]);
});

test('an extract without a street, and a file that is none, are refused', async () => {
  await expect(make([way({ natural: 'water' }, square(0, 0, 900))])).rejects.toThrow('no street');
  const file = path.join(folder, 'text.osm.pbf');
  writeFileSync(file, 'Dear city,\nplease draw yourself.\n');
  await expect(writeMapOfExtract(file, path.join(folder, 'map'), [])).rejects.toThrow();
});
