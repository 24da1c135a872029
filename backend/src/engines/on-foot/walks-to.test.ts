import { DETOUR, walkMinutes } from '@gakumado/shared/vocabulary';
import { distanceM, offset } from '../commute/geo.ts';
import { readStreets, readTablesDigest } from '../map-tiles/map-tables.ts';
import { findStreetWalks } from '../walking/street-walks.ts';
import { nodeStreets } from '../walking/node-streets.ts';
import { FieldMaker, STATION_REACH } from '../walking/measure-field.ts';
import { entrancesOf } from '../walking/station-exits.ts';
import { Streets, tileOf } from '../walking/streets.ts';
import { readFields, readMapOfFields } from './field-files.ts';
import { fieldAt, minutesOnFoot, wayOnFoot } from './walks-to.ts';

/** 早稲田 (東西線). */
const WASEDA = { lat: 35.705_723, lon: 139.721_319, stationId: 2_800_404 };

test('the fields are of the streets of the map', () => {
  expect(readMapOfFields()).toBe(readTablesDigest());
});

const streets = new Streets((x, y) => {
  const rows = readStreets(x, y);
  return rows && nodeStreets(rows, { x, y }).graph;
});

test('the fields are those that are measured today', () => {
  const { stationId, ...place } = WASEDA;
  const [x, y] = tileOf(place).map(Math.floor) as [number, number];
  const kept = readFields(x, y).find(({ lat, lon }) => lat === place.lat && lon === place.lon);
  const measured = new FieldMaker(streets).measure(place, entrancesOf(stationId, place), STATION_REACH);
  expect({ ...place, gates: [], ...measured }).toEqual(kept);
});

test('the metres of a field are those of the way along the streets', () => {
  const field = fieldAt(WASEDA);
  expect(field).toBeDefined();
  const errors = Array.from({ length: 60 }, (_none, turn) => {
    const from = offset(WASEDA, 200 + turn * 20, turn * 2.4);
    const [walk] = findStreetWalks(streets, { from, to: [WASEDA] });
    const { metres, isEstimate } = wayOnFoot(field, from, distanceM(from, WASEDA));
    expect(isEstimate).toBe(false);
    return Math.abs(metres - walk!.metres);
  }).toSorted((one, other) => one - other);
  // Points of the lattice are 60 m apart.
  expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(60);
});

test('where no field is, or the place lies outside it, the straight line is the guide', () => {
  const nowhere = { lat: 37.2, lon: 138.9 };
  expect(fieldAt(nowhere)).toBeUndefined();
  expect(fieldAt({ lat: WASEDA.lat + 0.0001, lon: WASEDA.lon })).toBeUndefined();
  const far = offset(WASEDA, 4000, 0);
  expect(wayOnFoot(fieldAt(WASEDA), far, 4000)).toEqual({ metres: 4000 * DETOUR, isEstimate: true });
  expect(minutesOnFoot(undefined, nowhere, 700)).toBe(walkMinutes(700));
});
