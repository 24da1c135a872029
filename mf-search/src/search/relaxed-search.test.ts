import { readSearch, writeSearch } from './search.ts';
import type { SearchScope } from './scope.ts';
import { relaxedCondition, relaxedHref } from './relaxed-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const relaxed = (query: string, change: Parameters<typeof relaxedCondition>[1]) =>
  writeSearch(relaxedCondition(read(query), change));

test('a rent option becomes the wider amounts', () => {
  expect(
    relaxed('layout=1K&page=2&rentSelect=5', { price: null, price_from: 50_000, price_to: 69_999 }),
  ).toBe('?layout=1K&price_from=50000&price_to=69999');
  expect(relaxed('price_to=50000', { price_to: 60_000 })).toBe('?price_to=60000');
  expect(relaxed('rentSelect=3', { rentSelect: null, price: null })).toBe('');
});

test('of two amounts the other one stays, unless it goes by name', () => {
  const between = 'price_from=40000&price_to=60000';
  expect(relaxed(between, { price_to: 70_000 })).toBe('?price_from=40000&price_to=70000');
  expect(relaxed(between, { price_from: 30_000 })).toBe('?price_from=30000&price_to=60000');
  expect(relaxed(between, { price_from: null, price_to: null })).toBe('');
  expect(relaxed(between, { price_from: null })).toBe('?price_to=60000');
});

test('a relaxed search begins at its first page', () => {
  expect(relaxedCondition(read('layout=1K&page=3'), { layout: null }).page).toBe(1);
});

test('a field that goes is taken out, the others stay', () => {
  expect(relaxed('condition=55,911&layout=1K&walk_minutes_max=5', { layout: null, condition: [55] })).toBe(
    '?condition=55&walk_minutes_max=5',
  );
  expect(relaxed('keyword=a&walk_minutes_max=5', { keyword: null, walk_minutes_max: 10 })).toBe(
    '?walk_minutes_max=10',
  );
});

const scope: SearchScope = { path: '/search/area/result/', filter: {}, defaultSort: 'recommend', sorts: [] };

test('a place offers only relaxations with an address', () => {
  expect(relaxedHref(scope, read('layout=1K'), { dis: 5 })).toBeUndefined();
  expect(relaxedHref({ ...scope, pathOfRadius: (km) => `/r/${km}/` }, read('layout=1K'), { dis: 5 })).toBe(
    '/r/5/?layout=1K',
  );
  expect(relaxedHref({ ...scope, scopeKeys: ['pref_id'] }, read('pref_id=13'), { pref_id: [13, 14] })).toBe(
    '/search/area/result/?pref_id=13,14',
  );
});

test('another place has its own address, and the wishes go along', () => {
  const station: SearchScope = { ...scope, path: '/s/', filter: { station_id: [1] } };
  const circle = { station_id: null, lat: 35.7, lon: 139.7, dis: 3 };
  expect(relaxedHref(station, read('layout=1K&view=map&page=2'), circle)).toBe(
    '/search/range/35.7/139.7/3/?layout=1K&view=map',
  );
  expect(relaxedHref(station, read('layout=1K'), { station_id: null, pref_id: [13] })).toBe(
    '/search/area/pref_id:13/result/?layout=1K',
  );
  expect(relaxedHref(station, read('layout=1K'), { station_id: null, pref_id: [13, 14] })).toBe(
    '/search/area/result/?layout=1K&pref_id=13,14',
  );
  expect(relaxedHref(station, read(''), { station_id: null, area_slug: 'kanto' })).toBe(
    '/search/area/result/?area_slug=kanto',
  );
  expect(
    relaxedHref({ ...scope, scopeKeys: ['station_name'] }, read('station_name=池袋&layout=1K'), {
      ...circle,
      station_id: undefined,
      station_name: null,
    }),
  ).toBe('/search/range/35.7/139.7/3/?layout=1K');
});

test('around a campus no limit at all is written, for an address without one has the implied', () => {
  const campus: SearchScope = { ...scope, path: '/c/', filter: { school_id: 56 } };
  expect(relaxedHref(campus, read('layout=1K'), { commute_minutes_max: null })).toBe(
    '/c/?commute_minutes_max=90&layout=1K',
  );
  expect(relaxedHref(campus, read('layout=1K'), { commute_minutes_max: 45 })).toBe(
    '/c/?commute_minutes_max=45&layout=1K',
  );
});

test('where a second place goes, the limit that this implies was none before, and the widest one is written', () => {
  const campus: SearchScope = { ...scope, path: '/campus/', filter: { school_id: 56 } };
  expect(relaxedHref(campus, read('second_school_id=161'), { second_school_id: null })).toBe(
    '/campus/?commute_minutes_max=90',
  );
  expect(relaxedHref(campus, read('layout=1K'), { layout: null })).toBe('/campus/');
});
