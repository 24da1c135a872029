import { conditionName } from './condition-name.ts';

test('a place and its filters', () => {
  expect(conditionName('早稲田キャンパス', ['〜6万円', '女性専用'])).toBe(
    '早稲田キャンパス・〜6万円・女性専用',
  );
  expect(conditionName('東京都', [])).toBe('東京都');
  expect(conditionName('', ['〜6万円'])).toBe('〜6万円');
  expect(conditionName('', [])).toBe('お部屋探しの条件');
});

test('no name is longer than 40 characters, and no filter is cut in its middle', () => {
  expect(conditionName('あ'.repeat(35), ['温水洗浄便座', '1K'])).toBe(`${'あ'.repeat(35)}・1K`);
  expect(conditionName('𠮷'.repeat(41), ['1K'])).toBe(`${'𠮷'.repeat(39)}…`);
});
