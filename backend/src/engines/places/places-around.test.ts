import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeKinds, walkMinutesOfRoad } from '@gakumado/shared/vocabulary';
import { readPackedTable } from '../../platform/packed-table.ts';
import { distanceM } from '../commute/geo.ts';
import { createWalker } from '../walking/walker.ts';
import type { Walker } from '../walking/walker.ts';
import { findNearestPlaces, findPlaces } from './places-around.ts';
import { straightWalk, walksFrom } from './walks.ts';

const AROUND = new URL('../../../seed/places/around/', import.meta.url);

/** Every place of each kind, in degrees. */
const tables = new Map(
  placeKinds.map(({ slug }) => [
    slug,
    readPackedTable(new URL(`${slug}.tsv.br`, AROUND)).lines.map((line) => {
      const [lat, lon, name] = line.split('\t');
      return { lat: Number(lat) / 1e5, lon: Number(lon) / 1e5, name };
    }),
  ]),
);

const points = [
  ['早稲田', { lat: 35.7094, lon: 139.7195 }],
  ['京都', { lat: 35.0262, lon: 135.7808 }],
  ['札幌', { lat: 43.0706, lon: 141.3455 }],
  ['那覇', { lat: 26.2124, lon: 127.6809 }],
] as const;

let folder: string;
let walker: Walker;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gakumado-places-'));
  walker = createWalker(folder);
});
afterAll(async () => {
  await walker.close();
  await rm(folder, { recursive: true });
});

test.each(points)(
  'around %s the nearest of each kind is the nearest on foot of its table',
  async (_name, around) => {
    const found = await findNearestPlaces(walker, { around, radiusM: 800, perKind: 1 });
    expect(found.length).toBeGreaterThan(8);
    for (const { value, slug, label } of placeKinds) {
      const rows = tables.get(slug)!.filter((row) => distanceM(around, row) <= 800);
      const walks = await walksFrom(walker, around, rows);
      const nearest = Math.min(...walks.map(({ distance_m }) => distance_m));
      const place = found.find(({ place_kind }) => place_kind === value);
      expect([slug, place?.distance_m]).toEqual([slug, nearest <= 800 ? nearest : undefined]);
      if (!place) continue;
      expect(place.walk_minutes).toBe(walkMinutesOfRoad(nearest));
      const names = rows
        .filter((_row, index) => walks[index]!.distance_m === nearest)
        .map(({ name }) => name || label);
      expect(names).toContain(place.name);
    }
  },
);

test('a river is walked around', async () => {
  // 狛江 and 川崎, 645 m from each other, between two bridges of 多摩川.
  const [walk] = await walksFrom(walker, { lat: 35.624, lon: 139.579 }, [{ lat: 35.6195, lon: 139.5745 }]);
  expect(walk!.distance_m).toBeGreaterThan(2000);
  expect(walk!.is_estimate).toBe(false);
});

test('where the streets are not known, and where all places are asked for, the straight line is the guide', async () => {
  const islands = { lat: 27.0945, lon: 142.1918 };
  const near = { lat: 27.0955, lon: 142.1918 };
  expect(await walksFrom(walker, islands, [near])).toEqual([straightWalk(islands, near)]);
  expect(straightWalk(islands, near).is_estimate).toBe(true);
  expect(findPlaces({ around: points[0][1], radiusM: 800 }).every(({ is_estimate }) => is_estimate)).toBe(
    true,
  );
});

test('a place keeps its number in whatever search it is found', async () => {
  const around = points[0][1];
  const all = findPlaces({ around, radiusM: 3000 });
  expect(new Set(all.map(({ spot_id }) => spot_id)).size).toBe(all.length);
  const [one] = await findNearestPlaces(walker, { around, radiusM: 800, category: 7, perKind: 1 });
  expect(all.find(({ spot_id }) => spot_id === one!.spot_id)).toMatchObject({
    name: one!.name,
    lat: one!.lat,
  });
});
