import { terms } from './term.ts';

/** `estate.status`: a closed estate keeps its page and is left out of every list and count. */
export const ESTATE_PUBLISHED = 1;
export const ESTATE_CLOSED = 2;
/** The page of a home that is no longer let stays this long, with similar homes; then it is gone (routes.md). */
export const CLOSED_PAGE_DAYS = 90;
export const estateStatuses = terms([
  { value: ESTATE_PUBLISHED, label: '公開' },
  { value: ESTATE_CLOSED, label: '募集終了' },
]);
