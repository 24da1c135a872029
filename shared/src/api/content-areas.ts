/** The eight regions; area_id is the position plus one (contract, section 1). */
export const areaSlugs = [
  'hokkaido',
  'tohoku',
  'kanto',
  'tokai',
  'keiji',
  'hanshin',
  'chushi',
  'kyushu',
] as const;

export type AreaSlug = (typeof areaSlugs)[number];

/** Prefecture ids of each region, in the order of the regions (contract, section 1). */
const prefectureIds: Record<AreaSlug, readonly number[]> = {
  hokkaido: [1],
  tohoku: [2, 3, 4, 5, 6, 7],
  kanto: [8, 9, 10, 11, 12, 13, 14, 19],
  tokai: [15, 16, 17, 18, 20, 21, 22, 23, 24],
  keiji: [25, 26],
  hanshin: [27, 28, 29, 30],
  chushi: [31, 32, 33, 34, 35, 36, 37, 38, 39],
  kyushu: [40, 41, 42, 43, 44, 45, 46, 47],
};

export function isAreaSlug(text: string | null | undefined): text is AreaSlug {
  return areaSlugs.some((slug) => slug === text);
}

export function prefectureIdsOfArea(slug: AreaSlug): readonly number[] {
  return prefectureIds[slug];
}

/** Region of a topic. The content service knows only the prefecture; an unknown one counts as kanto. */
export function topicAreaSlug(topic: { pref_cd: number }): AreaSlug {
  return areaSlugs.find((slug) => prefectureIds[slug].includes(topic.pref_cd)) ?? 'kanto';
}
