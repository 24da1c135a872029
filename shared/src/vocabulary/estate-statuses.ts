import { terms } from './term.ts';

/** `estate.status`: a closed estate keeps its page and is left out of every list and count. */
export const ESTATE_PUBLISHED = 1;
export const ESTATE_CLOSED = 2;
export const estateStatuses = terms([
  { value: ESTATE_PUBLISHED, label: '公開' },
  { value: ESTATE_CLOSED, label: '募集終了' },
]);
