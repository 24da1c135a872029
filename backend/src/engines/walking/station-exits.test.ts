import { entrancesOf } from './station-exits.ts';

const point = { lat: 35, lon: 139 };

test('where three exits are known, the middle of the platforms is none', () => {
  // 両国
  const entrances = entrancesOf(1_131_321, point);
  expect(entrances).toHaveLength(3);
  expect(entrances.map(({ lat }) => Math.round(lat * 10))).toEqual([357, 357, 357]);
});

test('where few are known, every street within 100 m of the station leads to it, of a subway without any within 200 m', () => {
  // 本所吾妻橋, a subway, has one; 京都 and 広瀬通, a subway, have none.
  expect(entrancesOf(9_930_219, point).slice(1)).toEqual([{ ...point, aroundM: 100 }]);
  expect(entrancesOf(1_160_120, point)).toEqual([{ ...point, aroundM: 100 }]);
  expect(entrancesOf(9_921_409, point)).toEqual([{ ...point, aroundM: 200 }]);
});
