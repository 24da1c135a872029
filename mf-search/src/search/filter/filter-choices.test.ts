import { countOf, sharedCountOf, sumOf } from './facets.ts';
import { filterChoices, isChosen } from './filter-choices.ts';

const row = (equipment_id: number, name: string, group: number, is_filter = true) => ({
  equipment_id,
  name,
  group,
  is_filter,
});

test('ids that read the same are one choice', () => {
  const choices = filterChoices([
    row(52, '学生マンション', 3),
    row(63, '学生マンション', 3),
    row(65, '学生会館', 3),
    row(53, '女性専用', 2),
    row(801, 'オートロック', 1),
    row(899, '表示しない設備', 1, false),
  ]);
  expect(choices.buildingTypes).toEqual([
    { label: '学生マンション', ids: [52, 63] },
    { label: '学生会館', ids: [65] },
  ]);
  expect(choices.conditions).toEqual([{ label: '女性専用', ids: [53] }]);
  expect(choices.equipment).toEqual([{ label: 'オートロック', ids: [801] }]);
});

test('a choice is chosen by any of its ids', () => {
  const choice = { label: '学生マンション', ids: [52, 63] };
  expect(isChosen(choice, [63])).toBe(true);
  expect(isChosen(choice, [65])).toBe(false);
});

test('kinds of buildings add up; conditions of one meaning are the same estates', () => {
  const facets = { building_type_id: { 52: 3, 63: 4, 65: 9 }, condition: { 53: 5, 54: 5 } };
  expect(sumOf(facets, 'building_type_id', { label: '', ids: [52, 63] })).toBe(7);
  expect(sharedCountOf(facets, 'condition', { label: '', ids: [53, 54] })).toBe(5);
  expect(sharedCountOf(facets, 'condition', { label: '', ids: [911] })).toBe(0);
  expect(countOf(facets, 'building_type_id', 65)).toBe(9);
  expect(countOf(facets, 'layout', '1K')).toBeUndefined();
});
