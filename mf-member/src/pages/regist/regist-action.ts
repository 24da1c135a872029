import { redirect } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { ApiError, confirmCustomer, createCustomer, resendConfirmation } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { CustomerCreateRequest } from '@gakumado/shared/contract';
import { passwordForgotForm, registerForm, registrationCodeForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { readReturnPath } from '@gakumado/shared/store';
import { withNotice } from '../../components/account/login-notice.ts';
import { guestListsOf } from '../../components/account/session-headers.ts';
import { formAction, postedNames, textOf } from '../../step-form/form-action.ts';
import type { Posted } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { textAt } from '../../step-form/form-field.ts';
import { faultsOf, messageWithPause } from '../../step-form/refusal.ts';
import { readStep } from '../../step-form/use-step.ts';
import { registGroups } from './regist-items.tsx';

/** コード入力 as it was sent without scripts. */
export interface PostedCode extends Posted {
  /** Whether a new code was mailed. */
  isResent?: boolean;
}

/** The value of the button that asks for a new code. */
export const RESEND = 'resend';

interface Created extends Awaited<ReturnType<typeof createCustomer>> {
  mail_address: string;
}

/** The rules of the registration, and what of its call is the same with scripts and without them. */
export const registCall = {
  schema: registerForm(todayInJapan),
  captcha: 'regist',
} as const satisfies Partial<FormCall<unknown>>;

/** A registration without scripts: its password is asked for again on 確認, and the login follows on a page of its own. */
export async function registAction(args: ActionFunctionArgs): Promise<Response | PostedCode> {
  const { request } = args;
  const { search, searchParams } = new URL(request.url);
  const toLogin = () => {
    const query = { return: readReturnPath(searchParams), ...withNotice('registered') };
    return redirect(paths.login(query), 303);
  };
  if (readStep(search) === 'code') return (await sendCode(await request.formData())) ?? toLogin();

  const send: FormCall<Created>['send'] = async (values, seal) => ({
    ...(await createCustomer({ ...values, ...seal, ...guestListsOf(request) } as CustomerCreateRequest)),
    mail_address: textAt(values, 'mail_address'),
  });
  const posted = await formAction({ ...registCall, send }, registGroups)(args);
  if (posted.step !== 'finished') return posted;
  const { is_confirm_required, mail_address } = posted.receipt as Created;
  return is_confirm_required ? codeStep(mail_address) : toLogin();
}

const codeStep = (mail_address: string, more: Partial<PostedCode> = {}): PostedCode => ({
  step: 'code',
  values: { mail_address },
  faults: [],
  ...more,
});

/** Confirms the registration, or mails another code. Answers null where it is confirmed, else the page to show. */
async function sendCode(data: FormData): Promise<PostedCode | null> {
  const mail_address = textOf(data, 'mail_address');
  // Sent on from a login that was refused for its code.
  if (!data.has('code')) return codeStep(mail_address);
  try {
    if (data.get(postedNames.step) === RESEND) {
      const form = passwordForgotForm.safeParse({ mail_address });
      if (form.error) return codeStep(mail_address, { faults: faultsOf(form.error.issues) });
      await resendConfirmation(form.data.mail_address);
      return codeStep(mail_address, { isResent: true });
    }
    const form = registrationCodeForm.safeParse({ mail_address, code: textOf(data, 'code') });
    if (form.error) return codeStep(mail_address, { faults: faultsOf(form.error.issues) });
    await confirmCustomer(form.data);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.fields.length > 0
      ? codeStep(mail_address, { faults: error.fields })
      : codeStep(mail_address, { message: messageWithPause(error) });
  }
}
