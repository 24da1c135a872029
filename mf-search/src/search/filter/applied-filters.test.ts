import { appliedFilters, fieldlessFilters, mapPartName } from './applied-filters.ts';
import type { AppliedFilter } from './applied-filters.ts';
import { polygonText } from '../../testing/polygon-text.ts';
import { readSearch, writeSearch } from '../search.ts';

const choices = {
  buildingTypes: [{ label: '学生マンション', ids: [52, 63] }],
  conditions: [{ label: '女性専用', ids: [53, 54] }],
  equipment: [{ label: 'オートロック', ids: [801] }],
};

const read = (query: string) => readSearch(new URLSearchParams(query));
const chips = (found: readonly AppliedFilter[]) =>
  found.map(({ label, without }) => [label, writeSearch(without)]);
const filters = (query: string) => chips(appliedFilters(read(query), choices));

test('each filter is named and can be taken away alone; the list starts anew at its first page', () => {
  expect(filters('rentSelect=4&layout=1K,1R&building_type_id=52,63&page=3&sort=price_asc')).toEqual([
    ['4万円台', '?building_type_id=52,63&layout=1R,1K&sort=price_asc'],
    ['学生マンション', '?layout=1R,1K&rentSelect=4&sort=price_asc'],
    ['1R', '?building_type_id=52,63&layout=1K&rentSelect=4&sort=price_asc'],
    ['1K', '?building_type_id=52,63&layout=1R&rentSelect=4&sort=price_asc'],
  ]);
});

test('a condition without a known name is taken away with those that mean the same', () => {
  const nameless = { ...choices, conditions: [] };
  expect(chips(appliedFilters(read('condition=53'), nameless))).toEqual([
    ['条件53', ''],
    ['条件54', ''],
  ]);
});

test('free amounts replace the rent option', () => {
  expect(filters('price_from=25000&price_to=60000&rentSelect=3')).toEqual([['2.5万円\uFF5E6万円', '']]);
  expect(filters('price_to=50000')).toEqual([['5万円以下', '']]);
  expect(filters('price_from=9500')).toEqual([['9.5千円以上', '']]);
});

test('an impossible range is no filter', () => {
  expect(filters('price_from=60000&price_to=50000')).toEqual([]);
});

test('minutes, conditions and equipment', () => {
  expect(
    filters('walk_minutes_max=10&commute_minutes_max=30&condition=54&equipment=801').map(([label]) => label),
  ).toEqual(['通学30分以内', '駅から徒歩10分以内', '女性専用', 'オートロック']);
});

test('of two conditions, one can be taken away and the other one stays', () => {
  expect(filters('condition=54,911')).toEqual([
    ['女性専用', '?condition=911'],
    ['条件911', '?condition=53,54'],
  ]);
});

test('offers of free rooms', () => {
  expect(
    filters(
      'direction=南東,南&floor_min=2&is_midterm_cancelable=1&is_without_curfew=1&is_without_renewal_fee=1&notice_months_max=1',
    ).map(([label]) => label),
  ).toEqual(['2階以上', '南向き', '南東向き', '途中解約可', '解約予告1か月前まで', '更新料なし', '門限なし']);
  expect(filters('direction=南東,南')).toEqual([
    ['南向き', '?direction=%E5%8D%97%E6%9D%B1'],
    ['南東向き', '?direction=%E5%8D%97'],
  ]);
});

test('an id that the filter does not offer can still be taken away', () => {
  expect(filters('condition=999')).toEqual([['条件999', '']]);
});

test('女性専用 is one filter, by whichever field an address asks for it', () => {
  expect(filters('gender_type=1')).toEqual([['女性専用', '']]);
  expect(filters('condition=53,54&gender_type=1&layout=1K')).toEqual([
    ['1K', '?condition=53,54'],
    ['女性専用', '?layout=1K'],
  ]);
});

test('admitted residents are one filter', () => {
  expect(filters('gender_type=0,1,3&condition=53,54')).toEqual([
    ['女性が入居できる', '?condition=53,54'],
    ['女性専用', '?gender_type=0,1,3'],
  ]);
  expect(filters('gender_type=3')).toEqual([['フロア別男女', '']]);
  expect(filters('gender_type=0,3')).toEqual([['男女とも入居可かフロア別男女', '']]);
});

test('both limits of an area are one filter', () => {
  expect(filters('layout=1K&room_area_from=20&room_area_to=30')).toEqual([
    ['1K', '?room_area_from=20&room_area_to=30'],
    ['20㎡～30㎡', '?layout=1K'],
  ]);
  expect(filters('room_area_from=20')).toEqual([['20㎡以上', '']]);
  expect(filters('room_area_to=30')).toEqual([['30㎡以下', '']]);
});

test('a rent says whether it includes the management fee', () => {
  expect(filters('is_include_management=1&rentSelect=4')).toEqual([['4万円台（管理費込み）', '']]);
  expect(filters('is_include_management=1&price_to=50000')).toEqual([['5万円以下（管理費込み）', '']]);
});

test('a preference is named as one, and taken away without the condition beside it', () => {
  expect(filters('equipment=802&optional_condition=53&optional_equipment=801')).toEqual([
    ['条件802', '?optional_condition=53,54&optional_equipment=801'],
    ['できれば女性専用', '?equipment=802&optional_equipment=801'],
    ['できればオートロック', '?equipment=802&optional_condition=53,54'],
  ]);
});

const polygon = polygonText([
  [35.7, 139.7],
  [35.71, 139.72],
  [35.69, 139.71],
]);
const bounds = '35.68_139.7_35.72_139.78';

test('a part of a map is one filter, and a drawn one takes the shown one with it', () => {
  expect(filters(`bounds=${bounds}&layout=1K`)).toEqual([
    ['1K', `?bounds=${bounds}`],
    ['地図の表示範囲', '?layout=1K'],
  ]);
  const drawn = { ...read(`polygon=${polygon}`), bounds: read(`bounds=${bounds}`).bounds };
  expect(chips(appliedFilters(drawn, choices))).toEqual([['地図で囲んだ範囲', '']]);
  expect(mapPartName(drawn.polygon)).toBe('地図で囲んだ範囲');
  expect(mapPartName(undefined)).toBe('地図の表示範囲');
});

test('the place itself is no filter', () => {
  const asked = read(`keyword=駅&polygon=${polygon}&layout=1K`);
  const labels = (scope?: Parameters<typeof appliedFilters>[2]) =>
    appliedFilters(asked, choices, scope).map(({ label }) => label);
  const all = ['「駅」', '1K', '地図で囲んだ範囲'];
  expect(labels()).toEqual(all);
  expect(labels({})).toEqual(all);
  expect(labels({ scopeKeys: ['city_id'] })).toEqual(all);
  expect(labels({ scopeKeys: ['city_id', 'keyword'] })).toEqual(['1K', '地図で囲んだ範囲']);
  // To take a drawn part away would take the shown one with it.
  expect(labels({ scopeKeys: ['bounds'] })).toEqual(['「駅」', '1K']);
});

test('words and the part of a map are the filters that no form shows', () => {
  const asked = read(`bounds=${bounds}&keyword=駅&layout=1K&page=3&station_name=早稲田`);
  expect(fieldlessFilters(asked).map(({ label, without }) => [label, without])).toEqual([
    ['「駅」', { ...asked, page: 1, keyword: undefined }],
    ['駅名「早稲田」', { ...asked, page: 1, station_name: undefined }],
    ['地図の表示範囲', { ...asked, page: 1, bounds: undefined }],
  ]);
  expect(fieldlessFilters(read('layout=1K'))).toEqual([]);
});
