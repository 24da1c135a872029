import type { BuildingTypeId } from './types.ts';

/*
 * The figures behind the samples. Rents: prefecture.rent_1k_yen, from the housing survey of 2023 and the
 * private rents of 2024 (both e-Stat). Layouts, sizes, ages and walks: published surveys of students' homes.
 */

/**
 * Layouts of mansions and apartments. With the halls and dormitories, which have only 1R and 1K, all room types
 * together come to 1K 55 %, 1R 25 %, 1DK 9 %, 1LDK 6 %, 2DK and 2K 5 %.
 */
export const LAYOUTS: readonly (readonly [layout: string, weight: number])[] = [
  ['1K', 56],
  ['1R', 18.5],
  ['1DK', 11],
  ['1LDK', 7.5],
  ['2DK', 4.2],
  ['2K', 1.8],
];

/** Halls and dormitories whose rooms have a bath of their own. */
export const HALL_LAYOUTS: readonly (readonly [layout: string, weight: number])[] = [
  ['1K', 72],
  ['1R', 28],
];

/** Main room of a 1R or 1K in 畳. */
export const MATS: readonly (readonly [mats: number, weight: number])[] = [
  [4.5, 2],
  [5, 5],
  [5.5, 4],
  [6, 18],
  [6.5, 11],
  [7, 14],
  [7.5, 9],
  [8, 15],
  [8.5, 6],
  [9, 10],
  [10, 6],
];

export const BUILDING_TYPES: readonly (readonly [type: BuildingTypeId, weight: number])[] = [
  [52, 30],
  [63, 17],
  [65, 14],
  [901, 5],
  [902, 15],
  [903, 19],
];

/** Age in years: gamma distribution, capped; and the share of buildings of this year. */
export const AGE = { shape: 1.6, mean: 14.6, cap: 45, newShare: 0.02 };

/** Walk to the station in minutes: lognormal. */
export const WALK = { median: 10, sigma: 0.6, most: 25 };

/** Months of deposit and of key money. */
export const DEPOSITS: readonly (readonly [
  months: readonly [deposit: number, key: number],
  weight: number,
])[] = [
  [[0, 0], 45],
  [[1, 0], 20],
  [[1, 1], 25],
  [[0, 1], 7],
  [[2, 1], 2],
  [[1, 2], 1],
];

/** Rent level of the 23 wards against the middle of Tokyo. */
const TOKYO_WARDS: Record<string, number> = {
  港区: 1.42,
  千代田区: 1.4,
  渋谷区: 1.38,
  中央区: 1.36,
  新宿区: 1.2,
  目黒区: 1.22,
  文京区: 1.2,
  豊島区: 1.16,
  品川区: 1.16,
  台東区: 1.1,
  墨田区: 1.05,
  江東区: 1.06,
  世田谷区: 1.06,
  杉並区: 1.04,
  中野区: 1.06,
  大田区: 1.02,
  荒川区: 0.97,
  練馬区: 0.92,
  板橋区: 0.92,
  北区: 0.94,
  江戸川区: 0.88,
  足立区: 0.86,
  葛飾区: 0.85,
};

const TAMA_NEAR = /^(武蔵野市|三鷹市|調布市|国立市|国分寺市|府中市|狛江市|小金井市|立川市)/;

const CAPITALS = new Set(
  `青森 盛岡 秋田 山形 福島 水戸 宇都宮 前橋 高崎 甲府 長野 松本 富山 金沢 福井 岐阜 津 大津 草津 奈良 和歌山 鳥取 松江 福山 山口
   徳島 高松 松山 高知 佐賀 長崎 大分 宮崎 鹿児島 那覇 つくば 船橋 柏 西宮 尼崎 吹田 豊中`
    .split(/\s+/)
    .map((name) => `${name}市`),
);

/** Rent level of a municipality within its prefecture. */
export function cityFactor(prefectureId: number, cityName: string): number {
  if (prefectureId === 13) return TOKYO_WARDS[cityName] ?? (TAMA_NEAR.test(cityName) ? 0.85 : 0.73);
  if (/市.+区$/.test(cityName) || CAPITALS.has(cityName)) return 1.08;
  return 0.88;
}

const LARGE_SCHOOLS =
  /^(北海道|東北|筑波|千葉|東京|早稲田|慶應義塾|明治|法政|中央|日本|立教|青山学院|東洋|専修|横浜国立|新潟|金沢|静岡|名古屋|京都|同志社|立命館|龍谷|大阪|関西|近畿|関西学院|神戸|岡山|広島|九州|福岡|熊本)大学$/;

/** How many samples a campus draws beyond the minimum, by its school and prefecture. */
export function campusWeight(schoolName: string, prefectureId: number): number {
  return prefectureWeight(prefectureId) * (LARGE_SCHOOLS.test(schoolName) ? 3 : 1);
}

function prefectureWeight(prefectureId: number): number {
  if ([13, 14, 26, 27].includes(prefectureId)) return 3;
  if ([1, 4, 11, 12, 23, 28, 34, 40].includes(prefectureId)) return 2.5;
  return 1;
}
