import { shopWords } from '@gakumado/shared/vocabulary';

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
  [' ', []],
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
