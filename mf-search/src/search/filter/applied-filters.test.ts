import { appliedFilters } from './applied-filters.ts';
import { readSearch, writeSearch } from '../search.ts';

const choices = {
  buildingTypes: [{ label: '学生マンション', ids: [52, 63] }],
  conditions: [{ label: '女性専用', ids: [53, 54] }],
  equipment: [{ label: 'オートロック', ids: [801] }],
};

const filters = (query: string) =>
  appliedFilters(readSearch(new URLSearchParams(query)), choices).map(({ label, without }) => [
    label,
    writeSearch(without),
  ]);

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
  const found = appliedFilters(readSearch(new URLSearchParams('condition=53')), nameless);
  expect(found.map(({ label, without }) => [label, writeSearch(without)])).toEqual([
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
