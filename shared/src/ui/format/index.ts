/** Numbers and amounts as texts: pure, for pages and for the backend's mails alike. */
export { formatCount } from './format-count.ts';
export { RANGE_MARK } from './format-range.ts';
export { formatAmount, formatYen } from './format-rent.ts';
