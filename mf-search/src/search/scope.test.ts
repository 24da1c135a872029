import { readSearch, writeSearch } from './search.ts';
import { fitSearch, hrefOf, isNarrowed, offeredSorts, withoutFilters, withoutAnyFilter } from './scope.ts';
import type { SearchScope } from './scope.ts';
import { polygonText } from '../testing/polygon-text.ts';

const triangle = polygonText([
  [35.7, 139.7],
  [35.71, 139.72],
  [35.69, 139.71],
]);
const read = (query: string) => readSearch(new URLSearchParams(query));
const area: SearchScope = {
  path: '/search/area/result/',
  filter: {},
  defaultSort: 'recommend',
  sorts: ['recommend', 'price_asc'],
  scopeKeys: ['city_id'],
};
const campus: SearchScope = {
  path: '/search/school/pref_id:13/school_id:10/',
  filter: { school_id: 10 },
  defaultSort: 'commute_asc',
  sorts: ['commute_asc', 'price_asc'],
};

test('the default order of a place is in no address', () => {
  expect(hrefOf(area, { ...read('layout=1K'), sort: 'recommend' })).toBe('/search/area/result/?layout=1K');
  expect(hrefOf(campus, { ...read(''), sort: 'recommend' })).toBe(`${campus.path}?sort=recommend`);
});

test('order, page, view and the place itself narrow nothing', () => {
  expect(isNarrowed(read('sort=price_asc&page=2&view=map'))).toBe(false);
  expect(isNarrowed(read('city_id=13104'), area)).toBe(false);
  expect(isNarrowed(read('city_id=13104'), campus)).toBe(true);
  expect(isNarrowed(read('rentSelect=3'), area)).toBe(true);
  expect(isNarrowed(read('layout=1K'), area)).toBe(true);
});

test('clearing takes the filters and leaves words, places, order and view', () => {
  const query =
    'city_id=13104&condition=53&keyword=a&page=3&rentSelect=4&second_commute_minutes_max=30&second_school_id=5&sort=price_asc&station_name=b&view=map';
  expect(writeSearch(withoutFilters(read(query), area))).toBe(
    '?city_id=13104&keyword=a&second_school_id=5&sort=price_asc&station_name=b&view=map',
  );
});

test('without any filter nothing is left but the place itself, its order and its view', () => {
  const asked = read(
    'bounds=36,35,140,139&city_id=13104&keyword=a&layout=1K&second_school_id=5&sort=price_asc&station_name=b&view=map',
  );
  const plain = withoutAnyFilter(asked, area);
  expect(writeSearch(plain)).toBe('?city_id=13104&sort=price_asc&view=map');
  expect(isNarrowed(plain, area)).toBe(false);
  expect(withoutAnyFilter(read('optional_equipment=801&sort=match_desc'), area).sort).toBeUndefined();
});

test('a place drops fields that it does not support', () => {
  const asked = read('commute_minutes_max=30&second_school_id=4&sort=commute_asc');
  expect(writeSearch(fitSearch(area, asked))).toBe('');
  expect(writeSearch(fitSearch(campus, asked))).toBe('?commute_minutes_max=30&second_school_id=4');
  expect(writeSearch(fitSearch(area, read('sort=match_desc')))).toBe('');
});

test('a second campus that is the first one is dropped with its limits', () => {
  const limits = 'commute_transfers_max=1&second_commute_minutes_max=30&second_commute_transfers_max=2';
  const same = read(`${limits}&second_school_id=10`);
  const other = read(`${limits}&second_school_id=11`);
  expect(writeSearch(fitSearch(campus, same))).toBe('?commute_transfers_max=1');
  expect(writeSearch(fitSearch(campus, other))).toBe(`?${limits}&second_school_id=11`);
});

test('a place that moves with the map is shown on it, and the part that is seen does not narrow it', () => {
  const shown = 'bounds=35.6_139.6_35.7_139.7&layout=1K';
  const drawn = `layout=1K&polygon=${triangle}`;
  const range: SearchScope = { ...area, scopeKeys: [], moveTo: () => '/search/range/' };
  expect(writeSearch(fitSearch(range, read(shown)))).toBe('?layout=1K&view=map');
  expect(writeSearch(fitSearch(range, read(drawn)))).toBe('?layout=1K&view=map');
  for (const query of [shown, drawn]) expect(writeSearch(fitSearch(area, read(query)))).toBe(`?${query}`);
});

test('a place that a query names is kept where the page is made of it', () => {
  const asked = read('area_slug=kanto&line_id=3&pref_id=13,14&station_id=2,1');
  expect(writeSearch(fitSearch(campus, asked))).toBe('');
  const made: SearchScope = { ...area, scopeKeys: ['area_slug', 'line_id', 'pref_id', 'station_id'] };
  expect(writeSearch(fitSearch(made, asked))).toBe('?area_slug=kanto&line_id=3&pref_id=13,14&station_id=1,2');
  expect(isNarrowed(asked, made)).toBe(false);
  expect(writeSearch(withoutFilters(asked, made))).toContain('station_id=1,2');
  expect(writeSearch(read('area_slug=atlantis&pref_id=48'))).toBe('');
});

test('with preferences the list can be ordered by them', () => {
  const preferring = read('optional_equipment=801&sort=match_desc');
  expect(offeredSorts(area, preferring)).toEqual(['match_desc', 'recommend', 'price_asc']);
  expect(fitSearch(area, preferring).sort).toBe('match_desc');
  expect(offeredSorts(area, read(''))).toEqual(['recommend', 'price_asc']);
});
