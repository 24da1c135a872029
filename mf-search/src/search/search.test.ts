import { emptySearch, readSearch, writeSearch } from './search.ts';
import { polygonText } from '../testing/polygon-text.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const canonical = (query: string) => writeSearch(read(query));

test('an address without filters is the plain list', () => {
  expect(read('')).toEqual(emptySearch);
  expect(canonical('')).toBe('');
});

test('one condition has one address: alphabetical keys, sorted ids, defaults left out', () => {
  expect(canonical('sort=price_asc&rentSelect=4&page=3&building_type_id=901&building_type_id=65')).toBe(
    '?building_type_id=65,901&page=3&rentSelect=4&sort=price_asc',
  );
  expect(canonical('layout=1LDK&layout=1K&view=list&page=1')).toBe('?layout=1K,1LDK');
  expect(canonical('layout=2DK%2B')).toBe('?layout=2DK%2B');
  expect(canonical('condition=911,55,55')).toBe('?condition=55,911');
});

test.each([
  ['condition=53', '?condition=53,54'],
  ['condition=54', '?condition=53,54'],
  ['condition=64,55', '?condition=55,61,64'],
  ['optional_condition=61', '?optional_condition=61,64'],
  ['condition=54&optional_condition=53', '?optional_condition=53,54'],
  ['building_type_id=63', '?building_type_id=52,63'],
])('ids of one meaning are asked for together: %s', (query, address) => {
  expect(canonical(query)).toBe(address);
});

test('what is written is complete, wherever it comes from', () => {
  expect(writeSearch({ ...emptySearch, condition: [53] })).toBe('?condition=53,54');
});

test('reading what was written gives the same condition', () => {
  const query =
    '?commute_minutes_max=30&layout=1K,2DK%2B&price_from=25000&price_to=60000&walk_minutes_max=10';
  expect(canonical(query)).toBe(query);
});

test('fields of an empty form are no filters', () => {
  expect(canonical('price_from=&price_to=&rentSelect=&walk_minutes_max=')).toBe('');
});

test('what is not understood is left out', () => {
  expect(
    canonical(
      'rentSelect=9&price_from=-1&price_to=6&page=0&layout=9K&walk_minutes_max=4&sort=toString&condition=x',
    ),
  ).toBe('');
});

test('every filter comes back from its address', () => {
  const area = polygonText([
    [35.7, 139.7],
    [35.71, 139.72],
    [35.69, 139.71],
  ]);
  const query =
    '?bounds=35.68_139.7_35.72_139.78&building_age_max=10&city_id=13104&commute_minutes_max=55&commute_transfers_max=0' +
    '&direction=%E5%8D%97,%E5%8D%97%E6%9D%B1&floor_min=2&gender_type=0,1&is_include_management=1&is_midterm_cancelable=1&is_panorama=1&is_without_curfew=1&is_without_renewal_fee=1&is_youtube=1' +
    '&keyword=%E6%97%A9%E7%A8%B2%E7%94%B0&meal_type=0,2' +
    '&move_in_ym=2027-04&notice_months_max=1&optional_condition=911&optional_equipment=801,805&polygon=' +
    area +
    '&price_to=60000&room_area_from=20&room_area_to=30&second_commute_minutes_max=40&second_school_id=12&station_name=%E6%97%A9%E7%A8%B2%E7%94%B0' +
    '&vacant_status_id=1,2&view=map';
  expect(canonical(query)).toBe(query);
});

test.each(['direction=上', 'floor_min=3', 'notice_months_max=4', 'is_without_curfew=0', 'meal_type=9'])(
  '%s asks for nothing',
  (query) => {
    expect(canonical(query)).toBe('');
  },
);

test('the price of an older link is its rent option', () => {
  expect(canonical('price=30000')).toBe('?rentSelect=3');
  expect(canonical('price=35000')).toBe('');
});

test('a fee is included only in a rent', () => {
  expect(canonical('is_include_management=1&layout=1K')).toBe('?layout=1K');
  expect(canonical('is_include_management=1&rentSelect=4')).toBe('?is_include_management=1&rentSelect=4');
  expect(canonical('is_include_management=1&price_to=60000')).toBe('?is_include_management=1&price_to=60000');
});

test('limits of a second campus stand only with it', () => {
  expect(canonical('second_commute_minutes_max=30')).toBe('');
});

test('what is named as a condition and as a preference is a preference', () => {
  expect(canonical('condition=55,911&optional_condition=911,912')).toBe(
    '?condition=55&optional_condition=911,912',
  );
});

test('free amounts win over the rent option, however they are typed', () => {
  expect(canonical('rentSelect=3&price_to=６０,０００円')).toBe('?price_to=60000');
});

test.each(['bounds=35_139_34_140', 'polygon=x!', 'move_in_ym=2027-13', 'is_panorama=yes', 'keyword=%00%20'])(
  '%s is no filter',
  (query) => {
    expect(canonical(query)).toBe('');
  },
);

test('an area from above to below keeps its lower limit', () => {
  const read = (query: string) => writeSearch(readSearch(new URLSearchParams(query)));
  expect(read('room_area_from=40&room_area_to=30')).toBe('?room_area_from=40');
  expect(read('room_area_to=30')).toBe('?room_area_to=30');
});
