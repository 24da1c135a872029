import { terms } from './term.ts';

/** `category` of a picture of an estate. */
export const FLOOR_PLAN = 3;
export const imageCategories = terms([
  { value: 1, label: '外観' },
  { value: 2, label: '室内' },
  { value: FLOOR_PLAN, label: '間取り' },
  { value: 4, label: '共用' },
  { value: 5, label: '周辺' },
  { value: 6, label: '食事' },
]);
