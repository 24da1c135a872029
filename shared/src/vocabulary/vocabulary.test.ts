import { messages } from '@gakumado/shared/forms/messages';
import {
  areaSlugOf,
  findPrefectureName,
  genderTypes,
  isAreaSlug,
  labelOf,
  longLabelOf,
  prefectureIdOfSlug,
  prefectures,
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

test.each([undefined, '', 'Tokyo', 'atlantis', 'tokyo '])('%s is no prefecture and no region', (slug) => {
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
