import { campusSearchName } from './campus-search-name.ts';
import { makeCampus } from '../testing/test-data.ts';

test.each([
  ['早稲田大学', '早稲田キャンパス', '東京都新宿区西早稲田', '早稲田キャンパス'],
  ['早稲田大学', '戸山キャンパス', '東京都新宿区戸山', '早稲田大学 戸山キャンパス'],
  ['都留文科大学', '本校', '山梨県都留市田原', '都留文科大学'],
  ['神戸大学', '神戸キャンパス', '兵庫県神戸市灘区', '神戸大学 神戸キャンパス'],
  ['大学', '本校', '東京都港区', '大学'],
  ['見本専門学校', '', '東京都港区', '見本専門学校'],
])('%s %s in %s is called %s', (school_name, campus_name, address, name) => {
  expect(campusSearchName(makeCampus({ school_name, campus_name, address }))).toBe(name);
});
