import { isNarrowed, readCondition, writeCondition } from './condition.ts';

const read = (query: string) => readCondition(new URLSearchParams(query));
const canonical = (query: string) => writeCondition(read(query));

test('an address without wishes is the plain list, nearest commute first', () => {
  expect(read('')).toEqual({
    building_type_id: [],
    layout: [],
    condition: [],
    equipment: [],
    sort: 'commute_asc',
    page: 1,
  });
  expect(canonical('')).toBe('');
});

test('one condition has one address: alphabetical keys, sorted ids, defaults left out', () => {
  expect(canonical('sort=price_asc&rentSelect=4&page=3&building_type_id=65&building_type_id=52')).toBe(
    '?building_type_id=52,65&page=3&rentSelect=4&sort=price_asc',
  );
  expect(canonical('layout=1LDK&layout=1K&sort=commute_asc&page=1')).toBe('?layout=1K,1LDK');
  expect(canonical('layout=2DK%2B')).toBe('?layout=2DK%2B');
  expect(canonical('condition=911,53,53')).toBe('?condition=53,911');
});

test('reading what was written gives the same condition', () => {
  const query =
    '?commute_minutes_max=30&layout=1K,2DK%2B&price_from=25000&price_to=60000&walk_minutes_max=10';
  expect(canonical(query)).toBe(query);
});

test('fields of an empty form are no wishes', () => {
  expect(canonical('price_from=&price_to=&rentSelect=&walk_minutes_max=')).toBe('');
});

test('what is not understood is left out', () => {
  expect(
    canonical(
      'rentSelect=9&price_from=-1&price_to=abc&page=0&layout=9K&walk_minutes_max=4&sort=toString&condition=x',
    ),
  ).toBe('');
});

test('sorting and paging narrow nothing', () => {
  expect(isNarrowed(read('sort=price_asc&page=2'))).toBe(false);
  expect(isNarrowed(read('rentSelect=3'))).toBe(true);
  expect(isNarrowed(read('layout=1K'))).toBe(true);
});
