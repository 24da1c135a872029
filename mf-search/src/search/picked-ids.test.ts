import { readPickedIds, revalidateUnlessPicked, writePickedIds } from './picked-ids.ts';

const query = (text: string) => new URLSearchParams(text);

test('ids come from a comma list or from repeated keys; anything else is left out', () => {
  expect(readPickedIds(query('city_id=3,1&city_id=2&city_id=1'), 'city_id')).toEqual([1, 2, 3]);
  expect(readPickedIds(query('city_id=a,-1,0,1.5,,99999999999'), 'city_id')).toEqual([]);
  expect(readPickedIds(query(''), 'city_id')).toEqual([]);
});

test('at most a hundred are taken', () => {
  const many = Array.from({ length: 120 }, (_, index) => index + 1).join(',');
  expect(readPickedIds(query(`city_id=${many}`), 'city_id')).toHaveLength(100);
});

test('ids are written sorted among the other fields, empty fields fall away', () => {
  expect(writePickedIds(query('rentSelect=4&city_id=9&keyword='), 'city_id', [3, 1])).toBe(
    '?city_id=1,3&rentSelect=4',
  );
  expect(writePickedIds(query('city_id=9'), 'city_id', [])).toBe('');
});

test('only ticks may change without new data', () => {
  const decide = (from: string, to: string) =>
    revalidateUnlessPicked('city_id')({
      currentUrl: new URL(from, 'http://localhost'),
      nextUrl: new URL(to, 'http://localhost'),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  expect(decide('/a/?city_id=1', '/a/?city_id=1,2')).toBe(false);
  expect(decide('/a/?city_id=1', '/a/?city_id=1&rentSelect=3')).toBe(true);
  expect(decide('/a/?city_id=1', '/b/?city_id=1')).toBe(true);
  expect(decide('/a/?city_id=1', '/a/?city_id=1')).toBe(true);
});
