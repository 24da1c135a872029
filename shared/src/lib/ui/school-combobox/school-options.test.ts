import { groupBySchool, schoolSearchTarget } from './school-options.ts';

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

test('campuses come under their school in the order of the answer', () => {
  const groups = groupBySchool([waseda, other, toyama]);
  expect(
    groups.map(({ schoolName, campuses }) => [schoolName, campuses.map((campus) => campus.campus_id)]),
  ).toEqual([
    ['早稲田大学', [10, 11]],
    ['早稲田速記医療福祉専門学校', [20]],
  ]);
});

test('a search leads to the chosen campus, else to the text, else to the empty search', () => {
  expect(schoolSearchTarget(waseda, 'なんでも')).toBe('/search/school/pref_id:13/school_id:10/');
  expect(schoolSearchTarget(null, ' 早稲田 ')).toBe('/search/school/?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0');
  expect(schoolSearchTarget(null, '　')).toBe('/search/school/keyword/000/');
});
