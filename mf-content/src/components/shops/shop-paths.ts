import { paths } from '@gakumado/shared/paths';

/** Shops of a region or a prefecture, by its slug. */
export const shopsOfPlacePath = (slug: string) => `${paths.store()}${slug}/`;

/** Shops of a prefecture below its region. */
export const shopsOfPrefecturePath = (areaSlug: string, prefectureSlug: string) =>
  `${paths.store()}${areaSlug}/${prefectureSlug}/`;

/** Shops that a word leads to; without one the form itself. */
export const shopKeywordPath = (keyword = '') =>
  `${paths.store()}keyword/${keyword === '' ? '' : `?keyword=${encodeURIComponent(keyword)}`}`;
