/** The eight regions, named as the contact desks are; `area_id` is the position from 1 (contract, section 1). */
export const regions = [
  { slug: 'hokkaido', name: '北海道', prefectureIds: [1] },
  { slug: 'tohoku', name: '東北', prefectureIds: [2, 3, 4, 5, 6, 7] },
  { slug: 'kanto', name: '関東', prefectureIds: [8, 9, 10, 11, 12, 13, 14, 19] },
  { slug: 'tokai', name: '東海・北信越', prefectureIds: [15, 16, 17, 18, 20, 21, 22, 23, 24] },
  { slug: 'keiji', name: '京都・滋賀', prefectureIds: [25, 26] },
  { slug: 'hanshin', name: '大阪・兵庫', prefectureIds: [27, 28, 29, 30] },
  { slug: 'chushi', name: '中国・四国', prefectureIds: [31, 32, 33, 34, 35, 36, 37, 38, 39] },
  { slug: 'kyushu', name: '九州・沖縄', prefectureIds: [40, 41, 42, 43, 44, 45, 46, 47] },
] as const;

export type AreaSlug = (typeof regions)[number]['slug'];

export const areaSlugs = regions.map(({ slug }) => slug);

export const isAreaSlug = (text: string | null | undefined): text is AreaSlug =>
  regions.some(({ slug }) => slug === text);

export const regionName = (wanted: AreaSlug): string => regions.find(({ slug }) => slug === wanted)!.name;

export const prefectureIdsOfArea = (wanted: AreaSlug): readonly number[] =>
  regions.find(({ slug }) => slug === wanted)!.prefectureIds;

/** The region of a prefecture; an unknown one counts as kanto. */
export const areaSlugOf = (prefectureId: number): AreaSlug =>
  regions.find(({ prefectureIds }) => prefectureIds.some((id) => id === prefectureId))?.slug ?? 'kanto';
