import { prefecturesIn, rankShops, shopWords } from '@gakumado/shared/vocabulary';
import type { ShopTexts } from '@gakumado/shared/vocabulary';

test.each([
  [
    '新宿　横浜駅',
    [
      ['新宿', '新宿'],
      ['横浜駅', '横浜'],
    ],
  ],
  [
    'ｳﾒﾀﾞ、梅田駅の近く',
    [
      ['ウメダ', 'ウメダ'],
      ['梅田駅の近く', '梅田'],
    ],
  ],
  [
    '京都 京都 京都府',
    [
      ['京都', '京都'],
      ['京都府', '京都'],
    ],
  ],
  [
    '新宿店はどこですか？ 横浜の場所 渋谷駅への行き方を教えてください',
    [
      ['新宿店', '新宿'],
      ['横浜', '横浜'],
      ['渋谷駅', '渋谷'],
    ],
  ],
  [' ', []],
  ['ふくおか', [['ふくおか', 'ふくおか']]],
  [' どこですか', []],
  [
    '一 二 三 四 五 六',
    [
      ['一', '一'],
      ['二', '二'],
      ['三', '三'],
      ['四', '四'],
      ['五', '五'],
    ],
  ],
])('the words of 「%s」, and the places in them', (keyword, words) => {
  expect(shopWords(keyword).map(({ word, stem }) => [word, stem])).toEqual(words);
});

const makeShop = (shop_name: string, change: Partial<ShopTexts>): ShopTexts => ({
  shop_name,
  shop_kana: '',
  prefecture_name: '',
  m_prefecture_id: 13,
  area_slug: 'kanto',
  zip_code: '1600023',
  tel: '0120-000-204',
  address: '',
  access_text: null,
  handled_school_names: [],
  ...change,
});
const shops = [
  makeShop('新宿店', { facility_tags: ['キッズスペース'], parking_text: '専用の駐車場はありません。' }),
  makeShop('横浜店', {
    m_prefecture_id: 14,
    zip_code: '2200004',
    tel: null,
    nearby_keys: ['桜木町', '名古屋商科大学'],
    parking_text: '近隣のコインパーキングをご利用ください。',
    regular_holidays: [3],
  }),
  makeShop('神戸三宮店', {
    m_prefecture_id: 28,
    area_slug: 'hanshin',
    zip_code: '6500021',
    tel: '0120-000-222',
    parking_text: '駐車場が2台分あります。',
    regular_holidays: [0],
  }),
];

test.each([
  ['関東', ['新宿店', '横浜店']],
  ['KANTO', ['新宿店', '横浜店']],
  ['関西', ['神戸三宮店']],
  ['kanagawa', ['横浜店']],
  ['奈良県', ['神戸三宮店']],
  ['宇都宮 三ノ宮', ['神戸三宮店', '新宿店', '横浜店']],
  ['三が宮', ['神戸三宮店']],
  ['神戸 三宮驛前', ['神戸三宮店']],
  ['東京', ['新宿店']],
  ['沖縄', []],
  ['〒160', ['新宿店']],
  ['220-0004', ['横浜店']],
  ['０１２０－０００－２２２', ['神戸三宮店']],
  ['0120', []],
  ['キッズスペース', ['新宿店']],
  ['駐車場', ['神戸三宮店']],
  ['桜木町駅', ['横浜店']],
  ['名古屋商科大学', ['横浜店']],
  ['名古屋駅', []],
  ['日曜営業', ['横浜店']],
  ['日曜日', ['横浜店']],
  ['日', []],
  ['土日に営業している', ['横浜店']],
  ['constructor __proto__', []],
])('a search for %s finds %j', (keyword, names) => {
  expect(rankShops(shops, keyword).map(({ shop_name }) => shop_name)).toEqual(names);
});

test('prefectures are found by their names and those of their seats', () => {
  expect(prefecturesIn('沖縄 那覇市 oita 九州 渋谷').map(({ name }) => name)).toEqual(['沖縄県', '大分県']);
});
