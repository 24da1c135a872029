import { terms } from './term.ts';

/** `category` of a facility; the longer word is the heading of a list. */
export const facilityCategories = terms([
  { value: 1, label: '共用', longLabel: '共用設備' },
  { value: 2, label: 'セキュリティ' },
  { value: 3, label: '室内', longLabel: 'お部屋の設備' },
  { value: 4, label: '周辺' },
]);
