import { paths } from '@gakumado/shared/paths';

/** Shops that a word leads to; without one the form itself. */
export const shopKeywordPath = (keyword = '') =>
  `${paths.store()}keyword/${keyword === '' ? '' : `?keyword=${encodeURIComponent(keyword)}`}`;
