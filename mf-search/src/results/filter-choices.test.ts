import { countOf, filterChoices, isChosen } from './filter-choices.ts';

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

test('a choice is chosen by any of its ids and counted by all of them', () => {
  const choice = { label: '学生マンション', ids: [52, 63] };
  expect(isChosen(choice, [63])).toBe(true);
  expect(isChosen(choice, [65])).toBe(false);
  expect(countOf(choice, { 52: 3, 63: 4, 65: 9 })).toBe(7);
  expect(countOf(choice, {})).toBe(0);
  expect(countOf(choice, undefined)).toBeUndefined();
});
