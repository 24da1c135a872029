import { useMemo } from 'react';
import { updateCustomer } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import { profileForm } from '@gakumado/shared/forms';
import { checkCustomer, useAppDispatch } from '@gakumado/shared/store';
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
export function ProfileSection() {
  const dispatch = useAppDispatch();
  const settings = useMemo<StepFormSettings<true>>(
    () => ({
      name: 'profile',
      schema: profileForm(todayInJapan),
      captcha: null,
      groups,
      send: async (values) => {
        await updateCustomer(values);
        await dispatch(checkCustomer());
        return true;
      },
    }),
    [dispatch],
  );
  return <StepForm settings={settings} sendLabel="変更する" finishedTitle="変更の完了" Finished={Changed} />;
}
