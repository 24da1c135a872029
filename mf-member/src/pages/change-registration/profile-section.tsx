import { useMemo } from 'react';
import { updateCustomer } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { Customer } from '@gakumado/shared/contract';
import { profileForm } from '@gakumado/shared/forms';
import { checkCustomer, useAppDispatch } from '@gakumado/shared/store';
import { fieldsOf, pathsOf } from '../../step-form/form-field.ts';
import type { FormGroup } from '../../step-form/form-field.ts';
import { addressItem } from '../../step-form/items/address-item.tsx';
import { campusesItem } from '../../step-form/items/campuses-item.tsx';
import {
  gradeItem,
  moveInItem,
  nameItems,
  registrantItem,
  studentNameItem,
  telItem,
} from '../../step-form/items/person-items.tsx';
import { knownAt } from '../../step-form/prefill.ts';
import { StepForm } from '../../step-form/step-form.tsx';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { Changed } from './changed.tsx';

/** The items lie at the top of the request. */
const TOP = '';

const groups: readonly FormGroup[] = [
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

/** プロフィール: filled in with what is registered, or with the draft of it. */
export function ProfileSection({ customer }: { customer: Customer }) {
  const dispatch = useAppDispatch();
  const settings = useMemo<StepFormSettings<true>>(
    () => ({
      name: 'profile',
      schema: profileForm(todayInJapan),
      captcha: null,
      groups,
      // Known before the form is there: an item that stayed empty would be emptied in the registration.
      preset: knownAt(pathsOf(fieldsOf(groups)), customer),
      isPrefilled: false,
      keepsSent: true,
      send: async (values) => {
        await updateCustomer(values);
        await dispatch(checkCustomer());
        return true;
      },
    }),
    [customer, dispatch],
  );
  return <StepForm settings={settings} sendLabel="変更する" finishedTitle="変更の完了" Finished={Changed} />;
}
