import { toKatakana } from '../texts/kana-letters.ts';
import { isKanaRow, kanaRowOf, kanaRowPattern, kanaRows } from './index.ts';

test.each([
  ['わせだ', 'わ'],
  ['ワセダ', 'わ'],
  ['ﾜｾﾀﾞ', 'わ'],
  ['がくしゅういん', 'か'],
  ['ぱ', 'は'],
  ['ょ', 'や'],
  ['っ', 'た'],
  ['んん', 'わ'],
  ['ヴェルサイユ', 'あ'],
  ['あおやま', 'あ'],
  ['早稲田', null],
  ['', null],
])('%s is in row %s', (kana, row) => {
  expect(kanaRowOf(kana)).toBe(row);
});

test('a row in an address is one of the ten', () => {
  expect(isKanaRow('か')).toBe(true);
  expect(isKanaRow('が')).toBe(false);
  expect(isKanaRow(null)).toBe(false);
});

test('the pattern of a row matches its kana, and no other pattern does', () => {
  const matching = (kana: string) => kanaRows.filter((row) => new RegExp(kanaRowPattern(row)).test(kana));
  for (let code = 'ぁ'.charCodeAt(0); code <= 'ゔ'.charCodeAt(0); code += 1) {
    const kana = String.fromCharCode(code);
    expect(matching(kana)).toEqual([kanaRowOf(kana)]);
    expect(matching(toKatakana(kana))).toEqual([kanaRowOf(kana)]);
  }
  expect(matching('A')).toEqual([]);
});
