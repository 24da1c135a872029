import { genderTypes, mealTypes, vacancies } from '@gakumado/shared/vocabulary';
import { choice } from './cell.ts';

test.each([
  [mealTypes, '1', 1],
  [mealTypes, '朝夕付き（家賃に込み）', 1],
  [mealTypes, '朝夕付き(家賃に込み)', 1],
  [mealTypes, '朝夕付き', 1],
  [mealTypes, '朝のみ', 3],
  [genderTypes, '指定なし', 0],
  [genderTypes, 'フロア別', 3],
  [vacancies, '残りわずか', 3],
])('a value is read by its number, its word and the word of older files (%#)', (table, cell, value) => {
  expect(choice(table).parse(cell)).toBe(value);
});

test('another word is refused with the words of today, in the order of their numbers', () => {
  expect(() => choice(genderTypes).parse('女性')).toThrow(
    '次の中から入力してください：0 男女とも入居可、1 女性専用、2 男性専用、3 フロア別男女',
  );
});
