/** Name and slug of the 47 prefectures in the order of their ids. */
const table =
  '北海道 hokkaido 青森県 aomori 岩手県 iwate 宮城県 miyagi 秋田県 akita 山形県 yamagata 福島県 fukushima 茨城県 ibaraki ' +
  '栃木県 tochigi 群馬県 gunma 埼玉県 saitama 千葉県 chiba 東京都 tokyo 神奈川県 kanagawa 新潟県 niigata 富山県 toyama ' +
  '石川県 ishikawa 福井県 fukui 山梨県 yamanashi 長野県 nagano 岐阜県 gifu 静岡県 shizuoka 愛知県 aichi 三重県 mie ' +
  '滋賀県 shiga 京都府 kyoto 大阪府 osaka 兵庫県 hyogo 奈良県 nara 和歌山県 wakayama 鳥取県 tottori 島根県 shimane ' +
  '岡山県 okayama 広島県 hiroshima 山口県 yamaguchi 徳島県 tokushima 香川県 kagawa 愛媛県 ehime 高知県 kochi ' +
  '福岡県 fukuoka 佐賀県 saga 長崎県 nagasaki 熊本県 kumamoto 大分県 oita 宮崎県 miyazaki 鹿児島県 kagoshima 沖縄県 okinawa';

/** Their ids are 1 to this. */
export const PREFECTURE_COUNT = 47;

export const isPrefectureId = (id: number) => Number.isInteger(id) && id >= 1 && id <= PREFECTURE_COUNT;

export interface PrefectureName {
  id: number;
  /** 東京都 */
  name: string;
  /** 東京; 北海道 keeps its last letter. */
  shortName: string;
  slug: string;
}

export const prefectures: readonly PrefectureName[] = [...table.matchAll(/(\S+) (\S+)/g)].map(
  ([, name = '', slug = ''], index) => ({
    id: index + 1,
    name,
    shortName: name.replace(/[都府県]$/, ''),
    slug,
  }),
);

/** By its id, 1 to 47. */
export const findPrefectureName = (id: number): PrefectureName | undefined => prefectures[id - 1];

/** The id (1 to 47) of a slug such as `tokyo`; null for any other word. */
export const prefectureIdOfSlug = (wanted: string | undefined): number | null =>
  prefectures.find(({ slug }) => slug === wanted)?.id ?? null;
