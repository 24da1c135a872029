import { updateCustomer } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import { mailChangeForm, profileForm } from '@gakumado/shared/forms';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { FormCall } from '../../step-form/form-call.ts';
import type { FormGroup } from '../../step-form/form-field.ts';
import { addressItem } from '../../step-form/items/address-item.tsx';
import { campusesItem } from '../../step-form/items/campuses-item.tsx';
import {
  gradeItem,
  mailItem,
  moveInItem,
  nameItems,
  registrantItem,
  studentNameItem,
  telItem,
} from '../../step-form/items/person-items.tsx';
import { currentPasswordItem } from '../../step-form/items/text-items.tsx';

/** The items lie at the top of the request. */
const TOP = '';

/** A change of what is registered, with scripts and without them. */
const changeBy = (schema: FormCall<true>['schema']): FormCall<true> => ({
  schema,
  captcha: null,
  send: async (values) => {
    await updateCustomer(values);
    return true;
  },
});

export const profileGroups: readonly FormGroup[] = [
  {
    title: 'お名前とご連絡先',
    fields: [
      registrantItem(TOP, true),
      ...nameItems(TOP),
      studentNameItem,
      telItem(TOP, false),
      addressItem(TOP, false),
    ],
  },
  {
    title: 'お部屋探しについて',
    fields: [gradeItem(TOP, false), campusesItem(TOP), moveInItem(TOP, false)],
  },
];
export const profileCall = changeBy(profileForm(todayInJapan));

export const mailGroups: readonly FormGroup[] = [
  {
    title: '新しいメールアドレス',
    fields: [mailItem(TOP), currentPasswordItem('current_password', fieldLabels.current_password)],
  },
];
export const mailCall = changeBy(mailChangeForm);
