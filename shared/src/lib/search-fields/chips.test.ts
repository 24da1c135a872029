import { fieldChips } from './chips.ts';

test('each value of a list is a chip of its own, a table in its own order', () => {
  expect(fieldChips('vacant_status_id', [4, 1])).toEqual([
    { label: '空室あり', without: [4] },
    { label: '満室', without: [1] },
  ]);
  expect(fieldChips('direction', ['南', '南東'])).toEqual([
    { label: '南向き', without: ['南東'] },
    { label: '南東向き', without: ['南'] },
  ]);
  expect(fieldChips('direction', [])).toEqual([]);
  expect(fieldChips('vacant_status_id', [])).toEqual([]);
});

test('a single value goes as a whole, and what asks for nothing has no chip', () => {
  expect(fieldChips('walk_minutes_max', 5)).toEqual([{ label: '駅から徒歩5分以内', without: undefined }]);
  expect(fieldChips('commute_transfers_max', 0)).toEqual([{ label: '乗換なし', without: undefined }]);
  expect(fieldChips('walk_minutes_max', undefined)).toEqual([]);
  expect(fieldChips('is_panorama', false)).toEqual([]);
});

test('words that need more than the value are not found in the row', () => {
  expect(fieldChips('condition', [55])).toEqual([]);
  expect(fieldChips('rentSelect', 3)).toEqual([]);
});
