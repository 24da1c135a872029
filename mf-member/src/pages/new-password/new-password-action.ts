import { redirect } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { resetPassword } from '@gakumado/shared/api';
import { passwordResetForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { withNotice } from '../../components/account/login-notice.ts';
import { faulty, refused } from '../../components/account/plain-answer.ts';
import type { PlainAnswer } from '../../components/account/plain-answer.ts';
import { endedSessionHeaders } from '../../components/account/session-headers.ts';
import { textOf } from '../../step-form/form-action.ts';
import { readResetLink } from './reset-link.ts';

/** Sets a new password without scripts. The address still has the code then: no page needs it. */
export async function newPasswordAction({ request }: ActionFunctionArgs): Promise<Response | PlainAnswer> {
  const password = textOf(await request.formData(), 'password');
  const link = readResetLink(new URL(request.url).search);
  const values = { mail_address: '' };
  const form = passwordResetForm.safeParse({ ...link, password });
  if (form.error) return faulty(values, form.error);
  try {
    await resetPassword(form.data);
    const headers = endedSessionHeaders(request);
    return redirect(paths.login(withNotice('passwordChanged')), { status: 303, headers });
  } catch (error) {
    return refused(values, error);
  }
}
