import { terms } from './term.ts';

/** Houses in which only one sex lives. */
export const FOR_WOMEN = 1;
export const FOR_MEN = 2;

/** `gender_type`: who may live in a house. The condition 918 says the same as the value 3, in the same words. */
export const genderTypes = terms([
  { value: 0, label: '男女とも入居可', longLabel: '男女とも入居できます', formerLabels: ['指定なし'] },
  { value: FOR_WOMEN, label: '女性専用' },
  { value: FOR_MEN, label: '男性専用' },
  { value: 3, label: 'フロア別男女', formerLabels: ['フロア別'] },
]);

/** The houses in which a woman may live, and those in which a man may. */
export const womenAdmitted: readonly number[] = [0, FOR_WOMEN, 3];
export const menAdmitted: readonly number[] = [0, FOR_MEN, 3];
