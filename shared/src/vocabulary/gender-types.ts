import { terms } from './term.ts';

/** `gender_type`: who may live in a house. The condition 918 says the same as the value 3, in the same words. */
export const genderTypes = terms([
  { value: 0, label: '男女とも入居可', longLabel: '男女とも入居できます', formerLabels: ['指定なし'] },
  { value: 1, label: '女性専用' },
  { value: 2, label: '男性専用' },
  { value: 3, label: 'フロア別男女', formerLabels: ['フロア別'] },
]);

/** The houses in which a woman may live, and those in which a man may. */
export const womenAdmitted: readonly number[] = [0, 1, 3];
export const menAdmitted: readonly number[] = [0, 2, 3];
