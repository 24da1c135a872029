import { messages } from '@gakumado/shared/forms/messages';
import {
  areaSlugOf,
  areaSlugs,
  campusLabel,
  campusShortLabel,
  commuteMinutesChoices,
  findPrefectureName,
  fullStationName,
  genderTypes,
  isAreaSlug,
  isFull,
  isPrefectureId,
  labelOf,
  longLabelOf,
  prefectureIdOfSlug,
  prefectureIdsOfArea,
  prefectures,
  regionName,
  regions,
  vacancies,
} from './index.ts';

test('each of the 47 prefectures has its id, its names and its region', () => {
  expect(prefectures).toHaveLength(47);
  expect(prefectureIdOfSlug('shimane')).toBe(32);
  expect(findPrefectureName(13)).toEqual({ id: 13, name: '東京都', shortName: '東京', slug: 'tokyo' });
  expect(findPrefectureName(1)?.shortName).toBe('北海道');
  expect(findPrefectureName(26)?.shortName).toBe('京都');
  expect(findPrefectureName(48)).toBeUndefined();
  expect(regions.flatMap(({ prefectureIds }) => prefectureIds).toSorted((a, b) => a - b)).toEqual(
    prefectures.map(({ id }) => id),
  );
  expect(areaSlugOf(19)).toBe('kanto');
  expect(areaSlugOf(99)).toBe('kanto');
});

test.each([undefined, '', 'Tokyo', 'atlantis', 'tokyo '])('"%s" is no prefecture and no region', (slug) => {
  expect(prefectureIdOfSlug(slug)).toBeNull();
  expect(isAreaSlug(slug)).toBe(false);
});

test('a value has its word, and a longer one where the word says too little', () => {
  expect(labelOf(genderTypes, 0)).toBe('男女とも入居可');
  expect(longLabelOf(genderTypes, 0)).toBe('男女とも入居できます');
  expect(longLabelOf(genderTypes, 1)).toBe('女性専用');
  expect(labelOf(vacancies, 3)).toBe('空室1～2室');
  expect(labelOf(vacancies, 9)).toBeUndefined();
  expect(labelOf(vacancies, null)).toBeUndefined();
});

test.each([
  ['早稲田', '早稲田駅'],
  ['広島駅', '広島駅'],
  ['大塚駅前', '大塚駅前'],
  ['駅前町', '駅前町駅'],
])('the station %s is called %s', (name, full) => {
  expect(fullStationName(name)).toBe(full);
});

test('the sentences about limits have the numbers of the contract', () => {
  expect(messages).toMatchObject({
    password: 'パスワードは8文字以上64文字以内の半角文字で、英字と数字をそれぞれ1文字以上含めてください。',
    birthday: '生年月日を正しく入力してください。12歳以上の方がご登録いただけます。',
    moveInMonth: '入居希望月は今月から24か月後までの月を選択してください。',
    favoritesFull: 'お気に入りは200件まで登録できます。',
    conditionsFull: '検索条件は20件まで保存できます。',
    waitlistFull: 'キャンセル待ちは50件まで登録できます。',
    sharePeopleFull: '1つのリストに感想を書けるのは10人までです。',
  });
});

test.each([
  ['早稲田キャンパス', '早稲田大学 早稲田キャンパス', '早稲田キャンパス'],
  ['本校', '早稲田大学', '早稲田大学'],
  ['', '早稲田大学', '早稲田大学'],
])('the campus %p is called %s, and %s for short', (campus_name, label, short) => {
  const campus = { school_name: '早稲田大学', campus_name };
  expect([campusLabel(campus), campusShortLabel(campus)]).toEqual([label, short]);
});

test('two campuses that are called the same are told apart by their schools', () => {
  const one = { school_name: '学習院大学', campus_name: '目白キャンパス' };
  const other = { school_name: '日本女子大学', campus_name: '目白キャンパス' };
  const third = { school_name: '日本女子大学', campus_name: '西生田キャンパス' };
  expect(campusShortLabel(one, [one, other])).toBe('学習院大学');
  expect(campusShortLabel(other, [one])).toBe('日本女子大学');
  expect(campusShortLabel(one, [third])).toBe('目白キャンパス');
});

test.each([
  [1, true],
  [47, true],
  [0, false],
  [48, false],
  [1.5, false],
  [NaN, false],
])('%s is the id of a prefecture: %s', (id, isOne) => {
  expect(isPrefectureId(id)).toBe(isOne);
});

test('a region has its slug, its name and its prefectures', () => {
  expect(areaSlugs).toEqual(['hokkaido', 'tohoku', 'kanto', 'tokai', 'keiji', 'hanshin', 'chushi', 'kyushu']);
  for (const { slug, name, prefectureIds } of regions) {
    expect(isAreaSlug(slug)).toBe(true);
    expect(regionName(slug)).toBe(name);
    expect(prefectureIdsOfArea(slug)).toBe(prefectureIds);
    for (const id of prefectureIds) expect(areaSlugOf(id)).toBe(slug);
  }
});

test('commutes are limited in steps of five minutes', () => {
  expect(commuteMinutesChoices).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90]);
});

test.each([
  [1, false],
  [2, false],
  [3, false],
  [4, true],
  [5, true],
  [null, false],
])('the vacancy %p is full: %s', (status, isOne) => {
  expect(isFull(status)).toBe(isOne);
});

test.each([
  ['予約受付中', '春入居予約受付中'],
  ['残りわずか', '空室1～2室'],
])('the vacancy that older files call %s is %s', (former, label) => {
  expect(vacancies.find(({ formerLabels }) => formerLabels?.includes(former))?.label).toBe(label);
});

test('a value that a table does not have has no word', () => {
  expect(longLabelOf(vacancies, 9)).toBeUndefined();
});
