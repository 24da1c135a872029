const dates = { createdAt: '2026-11-05T01:00:00.000Z', updatedAt: '2026-11-05T01:00:00.000Z' };

export const areas = [
  { id: 'tohoku', ...dates, area_id: 2, name: '東北', name_other: 'tohoku' },
  { id: 'kanto', ...dates, area_id: 3, name: '関東', name_other: 'kanto' },
];

export const prefectures = [
  { id: '4', ...dates, prefecture_id: 4, name_kana: '宮城県', name: 'miyagi', area_cd: 2, is_open: true },
  { id: '13', ...dates, prefecture_id: 13, name_kana: '東京都', name: 'tokyo', area_cd: 3, is_open: true },
];

export const sendai = {
  id: '201',
  ...dates,
  publishedAt: '2026-11-05T01:00:00.000Z',
  revisedAt: '2026-11-05T01:00:00.000Z',
  title: '仙台の地下鉄で考える部屋',
  pref_cd: 4,
  category: '街と通学',
  summary: '坂の多い街の通い方。',
  eyecatch: { url: '/images/pictures/exterior-01.webp', width: 960, height: 640 },
};

export const morioka = {
  ...sendai,
  id: '204',
  title: '盛岡の引っ越し',
  pref_cd: 3,
  publishedAt: '2026-03-25T15:30:00.000Z',
};
