import { useMemo } from 'react';
import type { Customer } from '@gakumado/shared/contract';
import { checkCustomer, useAppDispatch } from '@gakumado/shared/store';
import { fieldsOf, pathsOf } from '../../step-form/form-field.ts';
import { knownAt } from '../../step-form/prefill.ts';
import { StepForm } from '../../step-form/step-form.tsx';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { Changed } from './changed.tsx';
import { profileCall, profileGroups } from './section-items.ts';

/** プロフィール: filled in with what is registered, or with the draft of it. */
export function ProfileSection({ customer }: { customer: Customer }) {
  const dispatch = useAppDispatch();
  const settings = useMemo<StepFormSettings<true>>(
    () => ({
      name: 'profile',
      ...profileCall,
      groups: profileGroups,
      // Known before the form is there: an item that stayed empty would be emptied in the registration.
      preset: knownAt(pathsOf(fieldsOf(profileGroups)), customer),
      isPrefilled: false,
      keepsSent: true,
      send: async (...sent) => {
        await profileCall.send(...sent);
        await dispatch(checkCustomer());
        return true;
      },
    }),
    [customer, dispatch],
  );
  return <StepForm settings={settings} sendLabel="変更する" finishedTitle="変更の完了" Finished={Changed} />;
}
