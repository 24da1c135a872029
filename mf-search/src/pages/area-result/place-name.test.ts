import { readSearch } from '../../search/search.ts';
import { placeNameOf } from './place-name.ts';

const none = { cities: [], stations: [], lines: [] };
const name = (query: string, names: Partial<typeof none | Record<string, string[]>>, prefecture?: string) =>
  placeNameOf(readSearch(new URLSearchParams(query)), { ...none, ...names }, prefecture);

test.each([
  ['', {}, undefined, '全国'],
  ['', {}, '東京都', '東京都'],
  ['area_slug=kanto', {}, undefined, '関東'],
  ['pref_id=13,14', {}, undefined, '選んだ2都道府県'],
  ['city_id=13104,13113', { cities: ['新宿区', '渋谷区'] }, '東京都', '東京都新宿区・渋谷区'],
  [
    'city_id=13101,13102,13103,13104',
    { cities: ['千代田区', '中央区', '港区', '新宿区'] },
    '東京都',
    '東京都千代田区ほか3市区町村',
  ],
  ['city_id=13104', {}, '東京都', '東京都の選んだ1市区町村'],
  ['station_id=1,2', { stations: ['高田馬場駅', '新宿駅'] }, '東京都', '高田馬場駅・新宿駅'],
  ['line_id=11302', { lines: ['JR山手線'] }, '東京都', '東京都のJR山手線沿線'],
  ['station_name=高田馬場駅', {}, undefined, '「高田馬場」駅'],
])('%s is called so', (query, names, prefecture, expected) => {
  expect(name(query, names, prefecture)).toBe(expected);
});
