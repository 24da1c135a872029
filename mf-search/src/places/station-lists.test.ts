import { findStations, groupByCompany } from './station-lists.ts';

const station = (station_id: number, station_name: string, station_kana: string, estate_count = 1) => ({
  station_id,
  station_name,
  station_kana,
  lat: 35,
  lon: 139,
  estate_count,
});

const companies = groupByCompany([
  {
    line_id: 1,
    line_name: 'JR山手線',
    company_name: 'JR東日本',
    stations: [station(10, '高田馬場', 'タカダノババ', 3), station(11, '新宿', 'シンジュク', 9)],
  },
  {
    line_id: 2,
    line_name: '東西線',
    company_name: '東京メトロ',
    stations: [station(10, '高田馬場', 'タカダノババ', 3), station(12, '市ケ谷', 'イチガヤ')],
  },
  {
    line_id: 3,
    line_name: 'JR中央線',
    company_name: 'JR東日本',
    stations: [station(13, '西新宿', 'ニシシンジュク', 20), station(14, '四ツ谷', 'ヨツヤ')],
  },
]);

test('lines come under their companies in the order of the lines', () => {
  expect(companies.map(({ name, lines }) => [name, lines.map((line) => line.name)])).toEqual([
    ['JR東日本', ['JR山手線', 'JR中央線']],
    ['東京メトロ', ['東西線']],
  ]);
});

test.each([
  ['高田', ['高田馬場']],
  ['たかだのばば', ['高田馬場']],
  ['ﾀｶﾀﾞ', ['高田馬場']],
  ['新宿駅', ['新宿', '西新宿']],
  ['市ヶ谷', ['市ケ谷']],
  ['四ッ谷', ['四ツ谷']],
  ['  ', []],
  ['ありません', []],
])('%s finds %j', (word, names) => {
  expect(findStations(companies, word).map(({ name }) => name)).toEqual(names);
});

test('a station of two lines is found once, with both', () => {
  expect(findStations(companies, '高田馬場')).toMatchObject([{ id: 10, lineNames: ['JR山手線', '東西線'] }]);
});
