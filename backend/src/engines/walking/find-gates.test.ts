import { distanceM } from '../commute/geo.ts';
import { readStreets } from '../map-tiles/map-tables.ts';
import { findGates } from './find-gates.ts';
import { findWalks } from './find-walks.ts';
import { nodeStreets } from './node-streets.ts';
import { entrancesOf } from './station-exits.ts';
import { Streets } from './streets.ts';

const streets = new Streets((x, y) => {
  const rows = readStreets(x, y);
  return rows && nodeStreets(rows, { x, y }).graph;
});

const walk = (from: { lat: number; lon: number }, stationId: number, station: { lat: number; lon: number }) =>
  findWalks(streets, [from], [entrancesOf(stationId, station)], 3000)[0]!.metres;

test('a campus is entered where streets and paths lead into its ground', () => {
  // お茶の水女子大学: from 茗荷谷 one comes to its gate in the east, and goes through the ground to its middle.
  const campus = { lat: 35.719, lon: 139.73 };
  const station = { lat: 35.716_989, lon: 139.737_184 };
  const gates = findGates(streets, campus);
  expect(gates.length).toBeGreaterThanOrEqual(2);
  for (const gate of gates) {
    expect(distanceM(gate, campus)).toBeGreaterThan(20);
    expect(distanceM(gate, campus)).toBeLessThan(500);
  }
  const nearest = Math.min(...gates.map((gate) => walk(gate, 2_800_203, station)));
  expect(nearest).toBeLessThan(walk(campus, 2_800_203, station) - 200);
});

test('where no way is known to lead into the ground, one gets in beside a street', () => {
  // 東洋大学白山キャンパス: of its building in the middle of a city the map has the outline alone.
  const campus = { lat: 35.72371, lon: 139.75041 };
  const station = { lat: 35.724_155, lon: 139.753_828 };
  const gates = findGates(streets, campus);
  expect(gates.length).toBeGreaterThan(5);
  const [nearest = Infinity] = gates
    .map((gate) => walk(gate, 2_800_907, station))
    .toSorted((one, other) => one - other);
  // 5 minutes by what the university says of 本駒込.
  expect(nearest).toBeGreaterThan(240);
  expect(nearest).toBeLessThan(400);
});

test('a place that is on no ground of a school has no gates', () => {
  // 目黒区役所, and a field in 新潟 where the streets are not known.
  expect(findGates(streets, { lat: 35.64141, lon: 139.69827 })).toEqual([]);
  expect(findGates(streets, { lat: 37.2, lon: 138.9 })).toEqual([]);
});
