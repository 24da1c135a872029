import { placeKinds } from '@gakumado/shared/vocabulary';
import { readPackedTable } from '../../platform/packed-table.ts';
import { findPlaces } from './places-around.ts';
import { walksFrom } from './walks.ts';

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

test.each(points)('around %s the nearest of each kind is the nearest of its table', (_name, around) => {
  const found = findPlaces({ around, radiusM: 800, perKind: 1 });
  expect(found.length).toBeGreaterThan(8);
  for (const { value, slug, label } of placeKinds) {
    const rows = tables.get(slug)!;
    const walks = walksFrom(around, rows);
    const nearest = Math.min(...walks.map(({ distance_m }) => distance_m));
    const place = found.find(({ place_kind }) => place_kind === value);
    expect([slug, place?.distance_m]).toEqual([slug, nearest <= 800 ? nearest : undefined]);
    if (!place) continue;
    const names = rows
      .filter((_row, index) => walks[index]!.distance_m === nearest)
      .map(({ name }) => name || label);
    expect(names).toContain(place.name);
  }
});

test('a place keeps its number in whatever search it is found', () => {
  const around = points[0][1];
  const all = findPlaces({ around, radiusM: 3000 });
  expect(new Set(all.map(({ spot_id }) => spot_id)).size).toBe(all.length);
  const one = findPlaces({ around, radiusM: 800, category: 7, perKind: 1 })[0]!;
  expect(all).toContainEqual(one);
});
