import { builtText, commuteText, conditionTags, distanceText, roomTexts, vacancyOf } from './estate-texts.ts';
import type { Estate } from '@gakumado/shared/contract';

test('conditions that mean the same are named once, the most telling first', () => {
  expect(conditionTags([64, 61, 55, 54, 53])).toEqual(['女性専用', '家具付き', '24時間管理']);
  expect(conditionTags([1, 2, 3])).toEqual([]);
  expect(conditionTags([53, 911, 61, 116, 115])).toHaveLength(3);
});

test('tags are as many as fit into two rows', () => {
  expect(conditionTags([912, 116, 115], ['学生マンション', '新着'])).toEqual(['春入居予約受付中']);
  expect(conditionTags([911, 53], ['学生会館'])).toEqual(['女性専用', '食事付き']);
});

test("room texts leave out empty values and the text 'null'", () => {
  const rooms = {
    layout_min: '1K',
    layout_max: '1DK',
    mats_area_min: 6,
    mats_area_max: 6,
    room_area_min: 'null',
    room_area_max: null,
  };
  expect(roomTexts(rooms as unknown as Estate)).toEqual({ layouts: '1K\uFF5E1DK', areas: '', mats: '6畳' });
  const known = { ...rooms, room_area_min: 16.27, room_area_max: '24.32' };
  expect(roomTexts(known as unknown as Estate).areas).toBe('16㎡\uFF5E24㎡');
});

test('vacancy has real counts', () => {
  expect(vacancyOf({ vacant_status_id: 3, vacant_count: 2 })).toEqual({ text: '空室2室', isOpen: true });
  expect(vacancyOf({ vacant_status_id: 9, vacant_count: 1 })).toEqual({ text: '－', isOpen: false });
  expect(vacancyOf({ vacant_status_id: 4, vacant_count: 0 })).toEqual({ text: '満室', isOpen: false });
});

test('the commute names the campus', () => {
  const walk = { commute_text: '徒歩8分', commute_minutes: 8 };
  const ride = {
    commute_text: '東西線で早稲田駅まで8分・乗換なし',
    commute_minutes: 22,
    commute_transfers: 0,
  };
  expect(commuteText(walk, '早稲田キャンパス')).toBe('早稲田キャンパスまで徒歩8分');
  expect(commuteText(walk, undefined)).toBe('学校まで徒歩8分');
  expect(commuteText(ride, '早稲田キャンパス')).toBe('早稲田キャンパスまで約22分・乗換なし');
  expect(commuteText({ ...ride, commute_transfers: 2 }, '早稲田キャンパス')).toBe(
    '早稲田キャンパスまで約22分・乗換2回',
  );
  expect(commuteText({ commute_text: '東西線で8分' })).toBe('学校まで東西線で8分');
  expect(commuteText({ commute_text: '徒歩12分', commute_minutes: 12 })).toBe('学校まで徒歩12分');
  for (const way of ['駅から徒歩8分', '徒歩8分とバス'])
    expect(commuteText({ commute_text: way, commute_minutes: 20 })).toBe('学校まで約20分');
  expect(commuteText({ commute_text: 'null' }, '早稲田キャンパス')).toBe('');
  expect(commuteText({}, '早稲田キャンパス')).toBe('');
});

test.each([
  ['2014-03', '2014年3月築（築12年）'],
  ['2025-11', '2025年11月築（築1年）'],
  ['2026-01', '2026年1月築（新築）'],
  ['2027-03', '2027年3月完成予定'],
  [null, ''],
])('%s reads %s', (month, text) => {
  expect(builtText(month, new Date('2026-11-20T00:00:00Z'))).toBe(text);
});

test('distances', () => {
  expect(distanceText(850)).toBe('850m');
  expect(distanceText(999)).toBe('999m');
  expect(distanceText(1000)).toBe('1km');
  expect(distanceText(1249)).toBe('1.2km');
});
