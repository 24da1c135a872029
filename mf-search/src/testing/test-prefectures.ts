import type { Prefecture } from '@gakumado/shared/contract';

/** 東京都 for tests, or another prefecture. */
export function makePrefecture(change: Partial<Prefecture> = {}): Prefecture {
  return {
    prefecture_id: 13,
    name_kana: '東京都',
    name: 'tokyo',
    is_open: true,
    support_center_id: null,
    area_slug: 'kanto',
    estate_count: 729,
    ...change,
  };
}

/** 東京都, 神奈川県 beside it, and 青森県, which is not open. */
export const testPrefectures = [
  makePrefecture({
    prefecture_id: 2,
    name_kana: '青森県',
    name: 'aomori',
    is_open: false,
    area_slug: 'tohoku',
    estate_count: 17,
  }),
  makePrefecture({
    prefecture_id: 3,
    name_kana: '岩手県',
    name: 'iwate',
    area_slug: 'tohoku',
    estate_count: 25,
  }),
  makePrefecture(),
  makePrefecture({ prefecture_id: 14, name_kana: '神奈川県', name: 'kanagawa', estate_count: 224 }),
];
