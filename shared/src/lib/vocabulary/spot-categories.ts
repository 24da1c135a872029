import { terms } from './term.ts';

/** `spot_category`: shops and services around a campus. Stations are among the others. */
export const OTHER_SPOTS = 8;
export const spotCategories = terms([
  { value: 1, label: 'コンビニ' },
  { value: 2, label: 'スーパー' },
  { value: 3, label: '病院' },
  { value: 4, label: '銀行・郵便局' },
  { value: 5, label: '飲食店' },
  { value: 6, label: '書店' },
  { value: 7, label: '交番' },
  { value: OTHER_SPOTS, label: 'そのほか' },
]);
export type SpotCategory = (typeof spotCategories)[number]['value'];
