import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { createCustomer } from '@gakumado/shared/api';
import type { CustomerCreateRequest } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { login, useAppDispatch } from '@gakumado/shared/store';
import { Notice, useIsHydrated } from '@gakumado/shared/ui';
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
import { readStep } from '../../step-form/use-step.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { CodeStep } from './code-step.tsx';
import { RegistBenefits } from './regist-benefits.tsx';
import { RegistFinished } from './regist-finished.tsx';
import { registAction, registCall } from './regist-action.ts';
import { registGroups } from './regist-items.tsx';
import styles from './regist-page.module.css';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';
export { registAction as action };

/** The outcome of a registration. */
interface Registered {
  /** Absent once its code was given. */
  is_confirm_required?: boolean;
}

type Call = FormCall<Registered>;

export function Component() {
  const dispatch = useAppDispatch();
  const { mail } = useAccountQuery();
  const { isAsked, isMailed } = useCodeStep();
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
      isCodeMailed: isMailed,
    };
  }, [dispatch, mail, isMailed]);
  return (
    <FormPage
      page={sitePages.regist}
      description="無料の会員登録で、お気に入りと閲覧履歴をどの端末からでもご覧いただけます。検索条件の保存、新着物件のお知らせもご利用いただけます。"
      lead={
        <div className={styles.intro}>
          {isAsked && !isMailed && <NothingUnderWay />}
          <RegistBenefits />
        </div>
      }
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

/** Whether the address is that of the code, and whether a code can have been mailed: a server does not know. */
function useCodeStep() {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const hasMail = new URLSearchParams(search).get('from') === 'mail';
  const isMailed = !isHydrated || hasMail || readRegistrationMail() !== null;
  return { isAsked: readStep(search) === 'code', isMailed };
}

/** Why the address of the code shows the start of the registration. */
function NothingUnderWay() {
  const query = useAccountQuery();
  return (
    <Notice role="status">
      このブラウザにお手続き中の会員登録がないため、はじめからご案内しています。確認コードのメールが届いている方は、
      <Link to={paths.registrationCode({ return: query.return, from: 'mail' })}>コードの入力</Link>
      へお進みください。
    </Notice>
  );
}

const helpWith = ({ fields }: Refusal) =>
  fields.some(({ field, code }) => field === 'mail_address' && code === 'duplicate') && (
    <MailTakenHelp mail={readRegistrationMail() ?? undefined} />
  );
