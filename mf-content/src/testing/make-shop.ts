import type { ListedShop } from '@gakumado/shared/contract';

/** A sample shop for tests. */
export function makeShop(change: Partial<ListedShop>): ListedShop {
  return {
    shop_id: 1,
    shop_name: '新宿店',
    shop_kana: 'シンジュクテン',
    prefecture_name: '東京都',
    m_prefecture_id: 13,
    area_slug: 'kanto',
    zip_code: '1600023',
    address: '東京都新宿区西新宿1丁目',
    access_text: '新宿駅 西口から徒歩4分',
    tel: '0120-000-104',
    line_account: null,
    open_time: '10:00',
    close_time: '18:30',
    regular_holiday_text: '水曜日',
    lat: 35.69,
    lon: 139.7,
    image_path: null,
    is_visit: true,
    is_video: true,
    licence_no: null,
    is_sample: true,
    handled_school_names: ['早稲田大学'],
    opening: {
      today: { is_open: true, open_time: '10:00', close_time: '18:30', note: null },
      next: { date: '2026-11-26', open_time: '10:00' },
    },
    ...change,
  };
}
