import { groupBySchool, groupsOf } from './school-options.ts';

const waseda = {
  campus_id: 10,
  school_id: 1,
  pref_id: 13,
  school_name: '早稲田大学',
  campus_name: '早稲田キャンパス',
};
const toyama = { ...waseda, campus_id: 11, campus_name: '戸山キャンパス' };
const other = {
  campus_id: 20,
  school_id: 2,
  pref_id: 14,
  school_name: '早稲田速記医療福祉専門学校',
  campus_name: '',
};

test('campuses come under their school in the order of the answer, and places after them', () => {
  const schools = groupBySchool([waseda, other, toyama]);
  expect(schools).toEqual([[waseda, toyama], [other]]);
  const places = [{ name: '三田駅', note: '東京都', lat: 35.6, lon: 139.7 }];
  expect(
    groupsOf({ schools, places }).map(({ name, options }) => [name, options.map((option) => option.name)]),
  ).toEqual([
    ['早稲田大学', ['早稲田大学 早稲田キャンパス', '早稲田大学 戸山キャンパス']],
    ['早稲田速記医療福祉専門学校', ['早稲田速記医療福祉専門学校']],
    ['駅・住所から通う', ['三田駅']],
  ]);
});
