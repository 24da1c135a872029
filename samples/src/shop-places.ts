/** The places of the sample shops: a station, and a town that lies at it. `kana` is the reading of the shop's place. */
export interface ShopPlace {
  name: string;
  kana: string;
  prefecture_id: number;
  area_slug: string;
  station: string;
  city: string;
  town: string;
  block: string;
  exit: string;
  walk: number;
}

function place(
  name: string,
  kana: string,
  prefecture_id: number,
  area_slug: string,
  station: string,
  city: string,
  town: string,
  block: string,
  exit: string,
  walk: number,
): ShopPlace {
  return { name, kana, prefecture_id, area_slug, station, city, town, block, exit, walk };
}

export const SHOP_PLACES: ShopPlace[] = [
  place('札幌', 'サッポロ', 1, 'hokkaido', '札幌', '札幌市北区', '北七条西', '4丁目', '北口', 3),
  place('仙台', 'センダイ', 4, 'tohoku', '仙台', '仙台市青葉区', '中央', '2丁目', '西口', 5),
  place('盛岡', 'モリオカ', 3, 'tohoku', '盛岡', '盛岡市', '盛岡駅前通', '', '東口', 3),
  place('新宿', 'シンジュク', 13, 'kanto', '新宿', '新宿区', '西新宿', '1丁目', '西口', 4),
  place('高田馬場', 'タカダノババ', 13, 'kanto', '高田馬場', '新宿区', '高田馬場', '1丁目', '早稲田口', 2),
  place('池袋', 'イケブクロ', 13, 'kanto', '池袋', '豊島区', '南池袋', '1丁目', '東口', 4),
  place('渋谷', 'シブヤ', 13, 'kanto', '渋谷', '渋谷区', '道玄坂', '1丁目', 'ハチ公口', 4),
  place('立川', 'タチカワ', 13, 'kanto', '立川', '立川市', '曙町', '2丁目', '北口', 3),
  place('横浜', 'ヨコハマ', 14, 'kanto', '横浜', '横浜市西区', '北幸', '1丁目', '西口', 5),
  place('大宮', 'オオミヤ', 11, 'kanto', '大宮', 'さいたま市大宮区', '大門町', '1丁目', '東口', 3),
  place('千葉', 'チバ', 12, 'kanto', '千葉', '千葉市中央区', '富士見', '2丁目', '東口', 4),
  place('つくば', 'ツクバ', 8, 'kanto', 'つくば', 'つくば市', '吾妻', '1丁目', 'A3出口', 3),
  place('名古屋', 'ナゴヤ', 23, 'tokai', '名古屋', '名古屋市中村区', '名駅', '3丁目', '桜通口', 5),
  place('静岡', 'シズオカ', 22, 'tokai', '静岡', '静岡市葵区', '御幸町', '', '北口', 5),
  place('新潟', 'ニイガタ', 15, 'tokai', '新潟', '新潟市中央区', '東大通', '1丁目', '万代口', 3),
  place('金沢', 'カナザワ', 17, 'tokai', '金沢', '金沢市', '本町', '2丁目', '東口', 4),
  place('京都', 'キョウト', 26, 'keiji', '京都', '京都市下京区', '東塩小路町', '', '中央口', 3),
  place('草津', 'クサツ', 25, 'keiji', '草津', '草津市', '大路', '1丁目', '東口', 3),
  place('梅田', 'ウメダ', 27, 'hanshin', '大阪', '大阪市北区', '梅田', '1丁目', '桜橋口', 5),
  place('天王寺', 'テンノウジ', 27, 'hanshin', '天王寺', '大阪市阿倍野区', '阿倍野筋', '1丁目', '中央口', 3),
  place(
    '神戸三宮',
    'コウベサンノミヤ',
    28,
    'hanshin',
    '三ノ宮',
    '神戸市中央区',
    '三宮町',
    '1丁目',
    '中央口',
    4,
  ),
  place('岡山', 'オカヤマ', 33, 'chushi', '岡山', '岡山市北区', '駅前町', '1丁目', '東口', 3),
  place('広島', 'ヒロシマ', 34, 'chushi', '広島', '広島市南区', '松原町', '', '南口', 3),
  place('松山', 'マツヤマ', 38, 'chushi', '松山市', '松山市', '湊町', '5丁目', '中央口', 3),
  place('福岡天神', 'フクオカテンジン', 40, 'kyushu', '天神', '福岡市中央区', '天神', '2丁目', '西口', 3),
  place('熊本', 'クマモト', 43, 'kyushu', '熊本', '熊本市西区', '春日', '3丁目', '白川口', 4),
  place('鹿児島', 'カゴシマ', 46, 'kyushu', '鹿児島中央', '鹿児島市', '中央町', '', '東口', 4),
];
