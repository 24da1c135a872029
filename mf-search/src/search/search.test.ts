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

test('written ids are complete, wherever they come from', () => {
  expect(writeSearch({ ...emptySearch, condition: [53] })).toBe('?condition=53,54');
});

test('reading a written search gives the same search', () => {
  const query =
    '?commute_minutes_max=30&layout=1K,2DK%2B&price_from=25000&price_to=60000&walk_minutes_max=10';
  expect(canonical(query)).toBe(query);
});

test.each([
  ['commute_transfers_max=0', '?commute_transfers_max=0'],
  ['commute_transfers_max=3', '?commute_transfers_max=3'],
  ['commute_transfers_max=4', ''],
  ['commute_minutes_max=10', '?commute_minutes_max=10'],
  ['commute_minutes_max=90', '?commute_minutes_max=90'],
  ['commute_minutes_max=95', ''],
  ['page=2', '?page=2'],
  ['page=100000', '?page=100000'],
  ['page=100001', ''],
  ['room_area_to=1000', '?room_area_to=1000'],
  ['room_area_to=1001', ''],
  ['room_area_from=30&room_area_to=30', '?room_area_from=30&room_area_to=30'],
  ['rentSelect=2', '?rentSelect=2'],
  ['rentSelect=7', '?rentSelect=7'],
  ['rentSelect=1', ''],
  ['rentSelect=8', ''],
  ['price=60000', '?rentSelect=6'],
  ['price=20000', ''],
  ['price=70000', ''],
  ['price_from=25000&rentSelect=3', '?price_from=25000'],
])('%s is asked for as %s', (query, address) => {
  expect(canonical(query)).toBe(address);
});

test('of a hundred characters the rest of a keyword is cut off', () => {
  expect(read(`keyword=${'駅'.repeat(101)}`).keyword).toBe('駅'.repeat(100));
  expect(read(`keyword=${'𠮷'.repeat(101)}`).keyword).toBe('𠮷'.repeat(100));
});

test.each(['', 'page=0', 'page=1', 'page=x', 'page=100001'])('"%s" asks for the first page', (query) => {
  expect(read(query).page).toBe(1);
});

test('a search shows its list unless the map is asked for', () => {
  expect(read('view=map').view).toBe('map');
  expect(read('view=MAP').view).toBe('list');
});

test('fields of an empty form are no filters', () => {
  expect(canonical('price_from=&price_to=&rentSelect=&walk_minutes_max=')).toBe('');
});

test('unreadable parts are left out', () => {
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

test('limits of a second campus need it', () => {
  expect(canonical('second_commute_minutes_max=30&second_commute_transfers_max=1')).toBe('');
  const query = '?second_commute_minutes_max=30&second_commute_transfers_max=1&second_school_id=5';
  expect(canonical(query)).toBe(query);
});

test('an id in both lists is a preference', () => {
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
