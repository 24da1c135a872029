import {
  emptyQuery,
  fieldNames,
  hasPlace,
  loggedFields,
  queryFields,
  readQuery,
  searchFields,
  writeQuery,
} from './index.ts';

const read = (query: string) => readQuery(new URLSearchParams(query));

test('a query that asks for nothing has empty lists and no other field', () => {
  expect(read('')).toEqual(emptyQuery);
  expect(writeQuery(emptyQuery)).toBe('');
});

test('a path or a body, and no query, gives the campus, the point and its radius', () => {
  expect(fieldNames.filter((field) => !queryFields.some((other) => other === field))).toEqual([
    'price',
    'school_id',
    'lat',
    'lon',
    'dis',
    'exclude_estate_id',
  ]);
  expect(read('school_id=5&dis=3&lat=35&lon=139')).toEqual(emptyQuery);
});

test('a flag is true, other words of an address stay as they are', () => {
  expect(read('is_panorama=1').is_panorama).toBe(true);
  expect(writeQuery({ is_panorama: true, view: 'map', page: 2 })).toBe('?is_panorama=1&page=2&view=map');
  const polygon = [
    [35.7, 139.7],
    [35.71, 139.72],
    [35.69, 139.71],
  ];
  expect(readQuery(new URLSearchParams(writeQuery({ polygon }))).polygon).toEqual(polygon);
});

test('each kind of field comes back from the query that was written', () => {
  const query =
    '?area_slug=kanto&bounds=35.6_139.6_35.7_139.7&direction=%E5%8D%97&floor_min=2&keyword=a%26b&meal_type=0,1&move_in_ym=2027-04' +
    '&pref_id=13&price_to=60000&rentSelect=4&room_area_from=20&second_school_id=12&walk_minutes_max=10';
  expect(writeQuery(read(query))).toBe(query);
});

test.each([
  'area_slug=mars',
  'pref_id=48',
  'rentSelect=8',
  'walk_minutes_max=4',
  'direction=上',
  'meal_type=5',
  'move_in_ym=2027-13',
  'is_panorama=yes',
])('%s is not understood', (query) => {
  expect(read(query)).toEqual(emptyQuery);
});

test('a radius, a part of a map or an id says where, a word or a point alone does not', () => {
  for (const filter of [{ dis: 3 }, { bounds: {} }, { station_id: [1] }, { school_id: 5 }]) {
    expect(hasPlace(filter)).toBe(true);
  }
  for (const filter of [
    {},
    { keyword: '早稲田' },
    { lat: 35, lon: 139 },
    { city_id: [] },
    { layout: ['1K'] },
  ]) {
    expect(hasPlace(filter)).toBe(false);
  }
});

test('logs keep neither typed text nor the visible part of a map', () => {
  const unlogged = fieldNames.filter((field) => !loggedFields.includes(field));
  expect(unlogged).toEqual([
    'keyword',
    'station_name',
    'destination',
    'second_destination',
    'lat',
    'lon',
    'bounds',
    'polygon',
    'exclude_estate_id',
  ]);
});

test('a limit is relaxed by the next choices, an area by a few square metres, a month by the ones after it', () => {
  expect(searchFields.walk_minutes_max.relaxing.next(5)).toEqual([7, 10]);
  expect(searchFields.commute_minutes_max.relaxing.next(30)).toEqual([40, 50]);
  expect(searchFields.notice_months_max.relaxing.next(2)).toEqual([3]);
  expect(searchFields.room_area_from.relaxing.next(8)).toEqual([3]);
  expect(searchFields.room_area_to.relaxing.next(995)).toEqual([1000]);
  expect(searchFields.move_in_ym.relaxing.next('2027-11')).toEqual(['2027-12', '2028-01', '2028-02']);
});
