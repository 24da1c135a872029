import { makeCampus } from '../../../testing/test-data.ts';
import { nearbyCampuses } from './nearby-campuses.ts';

const here = makeCampus({ campus_id: 10, school_id: 1, lat: 35.7, lon: 139.7 });
const at = (campus_id: number, km: number, change = {}) =>
  makeCampus({ campus_id, school_id: campus_id, lat: 35.7 + km / 111.195, lon: 139.7, ...change });

test('the nearest of other schools come first, at most six, none far away or without estates', () => {
  const campuses = [
    at(7, 7),
    at(9, 9),
    ...[1, 2, 3, 4, 5, 6].map((km) => at(20 + km, km)),
    at(30, 0.5, { estate_count: 0 }),
    at(31, 0.2, { school_id: 1 }),
    here,
  ];
  expect(nearbyCampuses(10, campuses).map(({ campus_id }) => campus_id)).toEqual([21, 22, 23, 24, 25, 26]);
  expect(nearbyCampuses(10, [here, at(9, 9)])).toEqual([]);
  expect(nearbyCampuses(99, campuses)).toEqual([]);
});
