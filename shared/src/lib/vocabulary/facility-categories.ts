import { terms } from './term.ts';

/** Places near a home, which its owner names. */
export const OWN_PLACES = 4;

/** `category` of a facility; the longer word is the heading of a list. */
export const facilityCategories = terms([
  { value: 1, label: '共用', longLabel: '共用設備' },
  { value: 2, label: 'セキュリティ' },
  { value: 3, label: '室内', longLabel: 'お部屋の設備' },
  { value: OWN_PLACES, label: '周辺' },
]);
