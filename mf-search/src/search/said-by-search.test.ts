import { saidBySearch } from './said-by-search.ts';
import { areaScope } from './scopes/area-scope.ts';
import { namedCampusScope } from './scopes/campus-scope.ts';
import { destinationScope } from './scopes/destination-scope.ts';
import { emptySearch } from './search.ts';
import type { Search } from './search.ts';

const campus = {
  campus_id: 55,
  pref_id: 13,
  school_name: '見本大学',
  campus_name: '北キャンパス',
  address: '東京都新宿区見本町1',
  lat: 35.7,
  lon: 139.7,
} as Parameters<typeof namedCampusScope>[0];

const said = (scope: Parameters<typeof saidBySearch>[0], search: Partial<Search> = {}) =>
  saidBySearch(scope, { search: { ...emptySearch, ...search }, secondCampus: null });

test('a list of a school says the school, and its filter says the rest', () => {
  const asked = { gender_type: [0, 1, 3], cost_to: 80_000, move_in_ym: '2027-04', with_meals: true as const };
  expect(said(namedCampusScope(campus), asked)).toEqual({
    places: [{ school_id: 55, name: '北キャンパス' }],
    gender: 1,
    cost_to: 80_000,
    move_in_ym: '2027-04',
    with_meals: true,
  });
});

test('another point is a place as well, and a second one beside it', () => {
  const destination = { lat: 35.65, lon: 139.75, name: '三田駅' };
  const second_destination = { lat: 35.6, lon: 139.8, name: '職場' };
  expect(said(destinationScope(destination), { destination, second_destination }).places).toEqual([
    destination,
    second_destination,
  ]);
});

test('a list of an area says nothing of the visitor', () => {
  expect(said(areaScope(13))).toEqual({ places: [] });
});
