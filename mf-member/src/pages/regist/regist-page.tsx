import { useMemo } from 'react';
import { createCustomer } from '@gakumado/shared/api';
import type { CustomerCreateRequest } from '@gakumado/shared/contract';
import { sitePages } from '@gakumado/shared/site-pages';
import { login, useAppDispatch } from '@gakumado/shared/store';
import { useAccountQuery } from '../../components/account/account-query.ts';
import { MailTakenHelp } from '../../components/account/mail-taken-help.tsx';
import {
  forgetRegistration,
  keepRegistration,
  keepRegistrationMail,
  readRegistrationMail,
} from '../../components/account/waiting-registration.ts';
import { textAt } from '../../step-form/form-field.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import type { Refusal } from '../../step-form/refusal.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { CodeStep } from './code-step.tsx';
import { RegistBenefits } from './regist-benefits.tsx';
import { RegistFinished } from './regist-finished.tsx';
import { registAction, registCall } from './regist-action.ts';
import { registGroups } from './regist-items.tsx';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';
export { registAction as action };

/** What became of a registration. */
interface Registered {
  /** Absent once its code was given. */
  is_confirm_required?: boolean;
}

type Call = FormCall<Registered>;

export function Component() {
  const dispatch = useAppDispatch();
  const { mail } = useAccountQuery();
  const settings = useMemo<StepFormSettings<Registered>>(() => {
    const send: Call['send'] = async (values, seal) => {
      const created = await createCustomer({ ...values, ...seal } as CustomerCreateRequest);
      const form = {
        mail_address: textAt(values, 'mail_address'),
        password: textAt(values, 'password'),
        is_keep: false,
      };
      if (created.is_confirm_required) keepRegistration(form, Date.now());
      else await dispatch(login(form)).then(forgetRegistration);
      return created;
    };
    return {
      name: 'regist',
      ...registCall,
      send,
      groups: registGroups,
      findChosen: () => (mail ? { mail_address: mail } : {}),
      onChecked: (checked) => keepRegistrationMail(textAt(checked, 'mail_address')),
      needsCode: ({ is_confirm_required }) => is_confirm_required === true,
    };
  }, [dispatch, mail]);
  return (
    <FormPage
      page={sitePages.regist}
      description="無料の会員登録で、お気に入りと閲覧履歴をどの端末からでもご覧いただけます。検索条件の保存、新着物件のお知らせもご利用いただけます。"
      lead={<RegistBenefits />}
      isListed
      settings={settings}
      sendLabel="登録する"
      finishedTitle="会員登録の完了"
      Code={CodeStep}
      Finished={RegistFinished}
      helpWith={helpWith}
    />
  );
}

const helpWith = ({ fields }: Refusal) =>
  fields.some(({ field, code }) => field === 'mail_address' && code === 'duplicate') && (
    <MailTakenHelp mail={readRegistrationMail() ?? undefined} />
  );
