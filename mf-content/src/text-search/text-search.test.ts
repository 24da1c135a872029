import fc from 'fast-check';
import { foldText } from '@gakumado/shared/texts';
import { findHits, rank } from './rank.ts';
import { readWords } from './read-words.ts';
import { makeVocabulary } from './read-words.ts';

const vocabulary = makeVocabulary([
  { written: ['敷金'], typed: ['しききん'] },
  { written: ['引っ越し'], typed: ['ひっこし'], near: ['荷物'] },
  { written: ['インターネット', 'Wi-Fi'], typed: ['ネット', '無線LAN', 'wi fi'] },
  { written: ['ごみ'], typed: ['ゴミ出し'] },
  { written: ['ガス'] },
  { written: ['鍵'], typed: ['かぎ'] },
  { written: ['なくした'], typed: ['失くした'] },
  { written: ['音'], typed: ['うるさい'] },
  { written: ['遠方'], typed: ['東京から'] },
  { written: ['とは'], typed: ['って何'], isAsking: true },
]);

const marked = (text: string, search: string) => {
  const hits = findHits(text, readWords(search, vocabulary));
  return hits.map(([start, end]) => text.slice(start, end));
};

test.each([
  ['ＷＩ－ＦＩ', 'wifi'],
  ['ｺﾞﾐ', 'ごみ'],
  ['バス・トイレ', 'ばすといれ'],
  ['エレベーター', 'えれべーた'],
  ['キー', 'きー'],
  ['クーラー', 'くーら'],
  ['１Ｋ', '1k'],
  ['𠮷野', '𠮷野'],
])('%s is compared as %s', (written, text) => {
  expect(foldText(written).text).toBe(text);
});

test.each([
  ['敷金　更新料', ['敷金', '更新料']],
  ['敷金は返ってくる？', ['敷金', '返っ', 'てくる']],
  ['しききん', ['しききん']],
  ['鍵なくした', ['鍵', 'なくした']],
  ['かぎをなくした', ['かぎ', 'なくした']],
  ['ゴミ出しの方法', ['ゴミ出し', '方法']],
  ['お申し込み期限', ['申し込み期限']],
  ['2年契約、3か月、6ヶ月', ['2年', '契約', '3か月', '6ヶ月']],
  ['ＷＩＦＩ', ['ＷＩＦＩ']],
  ['敷金 敷金', ['敷金']],
  ['どうすればいいですか', []],
  ['　', []],
  ['<b>&"', ['b']],
])('%s has the words %j', (search, words) => {
  const read = readWords(search, vocabulary).map(({ typed }) => typed);
  expect(read).toEqual(words);
});

test.each([
  ['引越し', '引っ越しの日', ['引っ越し']],
  ['引越', '引越しの日', ['引越し']],
  ['ひっこし', '荷物と引っ越し', ['引っ越し']],
  ['ひっこし', '荷物を運ぶ', ['荷物']],
  ['申込', '申し込みと、お申込み', ['申し込', '申込']],
  ['申し込み', 'お申込の日', ['申込']],
  ['無線LAN', 'Ｗｉ‐Ｆｉとインターネット', ['Ｗｉ‐Ｆｉ', 'インターネット']],
  ['ゴミ', 'ごみの日', ['ごみ']],
  ['エレベータ', 'エレベーターの横', ['エレベーター']],
  ['ガス', 'お部屋さがすガス会社', ['ガス']],
  ['うるさい', '防音の部屋で音を出す', ['音']],
  ['IH', 'with IHコンロ', ['IH']],
  ['契約更新', '契約のあと、更新する', ['契約', '更新']],
  ['敷金 鍵', '敷金と鍵', ['敷金', '鍵']],
  ['1階', '1日1回、11階、地上1階', ['1階']],
  ['東京からの引越し', '遠方のとき', ['遠方']],
  ['東京', '遠方のとき', []],
  ['c++(', 'c++(', ['c']],
])('a search for %s marks in %s %j', (search, text, hits) => {
  expect(marked(text, search)).toEqual(hits);
});

const names = ['敷金と更新料', '敷金', '更新料の支払い', 'ごみ'];
const find = (search: string) =>
  rank(names, (name) => [{ text: name, weight: 1 }], readWords(search, vocabulary)).map(({ item }) => item);

test('what has more of the words comes first, and what has one of them is kept', () => {
  expect(find('敷金　更新料')).toEqual(['敷金と更新料', '敷金', '更新料の支払い']);
  expect(find('ゴミ　敷金')[0]).toBe('ごみ');
  expect(find('敷金をかえすとか')).toEqual(['敷金', '敷金と更新料']);
  expect(find('宇宙')).toEqual([]);
  expect(find('')).toEqual([]);
});

test('what only asks finds nothing beside a word that names something', () => {
  const texts = ['ごみとは', '敷金とは', '敷金'];
  const ranked = (search: string) =>
    rank(texts, (text) => [{ text, weight: 1 }], readWords(search, vocabulary)).map(({ item }) => item);
  expect(ranked('敷金って何').toSorted()).toEqual(['敷金', '敷金とは']);
  expect(ranked('宇宙とは')).toEqual([]);
});

test('a hit in a weightier text counts more', () => {
  const shops = [
    { name: '渋谷店', address: '東京都新宿区の隣' },
    { name: '新宿店', address: '東京都' },
    { name: '仙台店', address: '宮城県' },
  ];
  const ranked = rank(
    shops,
    ({ name, address }) => [
      { text: name, weight: 3 },
      { text: address, weight: 1 },
    ],
    readWords('新宿'),
  );
  expect(ranked.map(({ item }) => item.name)).toEqual(['新宿店', '渋谷店']);
});

test('any text can be searched for in any text, and hits are parts of it in their order', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('敷金', 'ゴミ', 'ー', 'ﾞ', '-', '引', 'っ', '越し', 'wi', ' ', '('))
      .map((it) => it.join('')),
  );
  fc.assert(
    fc.property(text, text, (written, search) => {
      let last = -1;
      for (const [start, end] of findHits(written, readWords(search, vocabulary))) {
        expect(start).toBeGreaterThan(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(written.length);
        last = end;
      }
    }),
  );
});
