/** Numbers, amounts and dates as texts: pure, for pages and for the backend's mails alike. */
export { formatCount } from './format-count.ts';
export { formatDate, formatDay, formatMonth, formatShortDay } from './format-date.ts';
export { RANGE_MARK } from './format-range.ts';
export { formatAmount, formatRent, formatWishedRents, formatYen } from './format-rent.ts';
export { formatZip } from './format-zip.ts';
export { priceLine } from '../home-price/price-words.ts';
export type { PricedHome } from '../home-price/price-words.ts';
export { commuteText } from '../estate-card/estate-texts.ts';
export { monthlyCostText, stayText } from '../estate-card/monthly-cost.ts';
