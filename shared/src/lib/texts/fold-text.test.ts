import fc from 'fast-check';
import { foldText, textKey } from './index.ts';
import { modernKanji } from './modern-kanji.ts';

test.each([
  ['渋谷区桜丘町', ['澁谷區櫻丘町', ' 渋谷区　桜丘町', '渋谷区-桜丘町']],
  ['市ヶ谷', ['市ケ谷', '市ｹ谷', '市け谷']],
  ['四ツ谷', ['四ッ谷', '四ｯ谷', '四つ谷']],
  ['スカイコート', ['すかいこーと', 'ｽｶｲｺｰﾄ', 'スカイコ－ト', 'スカイ・コート', 'スカイコト']],
  ['エレベーター', ['エレベータ', 'ｴﾚﾍﾞｰﾀｰ', 'えれべーたー']],
  ['Wi-Fi', ['wifi', 'ＷＩ－ＦＩ', 'Wi‐Fi', 'wi fi']],
  ['早稲田大学', ['早稻田大學']],
  ['ガーデン', ['ｶﾞｰﾃﾞﾝ', 'カ\u3099ーデン']],
])('%s is compared as its other spellings are', (text, spellings) => {
  expect(spellings.map(textKey)).toEqual(spellings.map(() => textKey(text)));
});

test.each([
  ['池ノ上', '池上'],
  ['京都', '東京'],
  ['びょういん', 'びよういん'],
  ['ハイツ', 'バイツ'],
])('%s is another text than %s', (one, other) => {
  expect(textKey(one)).not.toBe(textKey(other));
});

/** Characters of all kinds that are folded, and some that are not. */
const character = fc.constantFrom(
  ...'アあｱガがヶゖケっッつー－‐-・、 　,.ＡａA1１亜東京',
  ...[...modernKanji.keys()].slice(0, 20),
);
const text = fc.array(character, { maxLength: 20 }).map((characters) => characters.join(''));

test('a part of a text is a part of its key, so that a word is found wherever it is in a text', () => {
  fc.assert(
    fc.property(text, text, text, (before, word, after) => {
      expect(textKey(before + word + after)).toBe(textKey(before) + textKey(word) + textKey(after));
    }),
  );
});

test('a key stays as it is when it is folded again', () => {
  fc.assert(fc.property(text, (written) => expect(textKey(textKey(written))).toBe(textKey(written))));
});

test('word by word a text differs from its key by blanks and long vowels alone', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(textKey(foldText(written).text)).toBe(textKey(written));
    }),
  );
});
