/** Prefectures by region, in the order of their ids (contract, section 1). */
export interface Region {
  name: string;
  prefectures: readonly { prefId: number; name: string }[];
}

/** `ids` run in the order of the names. */
function region(name: string, ids: readonly number[], names: string): Region {
  return {
    name,
    prefectures: names.split('、').map((prefecture, i) => ({ prefId: ids[i] ?? 0, name: prefecture })),
  };
}

export const regions: readonly Region[] = [
  region('北海道', [1], '北海道'),
  region('東北', [2, 3, 4, 5, 6, 7], '青森、岩手、宮城、秋田、山形、福島'),
  region('関東', [8, 9, 10, 11, 12, 13, 14, 19], '茨城、栃木、群馬、埼玉、千葉、東京、神奈川、山梨'),
  region(
    '東海・北信越',
    [15, 16, 17, 18, 20, 21, 22, 23, 24],
    '新潟、富山、石川、福井、長野、岐阜、静岡、愛知、三重',
  ),
  region('京都・滋賀', [25, 26], '滋賀、京都'),
  region('大阪・兵庫', [27, 28, 29, 30], '大阪、兵庫、奈良、和歌山'),
  region(
    '中国・四国',
    [31, 32, 33, 34, 35, 36, 37, 38, 39],
    '鳥取、島根、岡山、広島、山口、徳島、香川、愛媛、高知',
  ),
  region('九州・沖縄', [40, 41, 42, 43, 44, 45, 46, 47], '福岡、佐賀、長崎、熊本、大分、宮崎、鹿児島、沖縄'),
];
