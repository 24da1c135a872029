import { redirect } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { ApiError, loginCustomer } from '@gakumado/shared/api';
import { loginFormSchema } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { readReturnPath } from '@gakumado/shared/store';
import { faulty, refusedWithQuestion } from '../../components/account/plain-answer.ts';
import type { PlainAnswer } from '../../components/account/plain-answer.ts';
import { guestListsOf, loginHeaders } from '../../components/account/session-headers.ts';
import { answeredToken, textOf } from '../../step-form/form-action.ts';

/** Whether a login was refused because its mail address waits for the code of the registration. */
export const waitsForCode = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ field }) => field === 'code');

/** A login without scripts: the server writes the cookies of the session. */
export async function loginAction({ request }: ActionFunctionArgs): Promise<Response | PlainAnswer> {
  const data = await request.formData();
  const typed = { mail_address: textOf(data, 'mail_address'), is_keep: data.has('is_keep') };
  const form = loginFormSchema.safeParse({ ...typed, password: textOf(data, 'password') });
  if (form.error) return faulty(typed, form.error);

  const returnPath = readReturnPath(new URL(request.url).searchParams);
  const recaptcha_token = answeredToken(data);
  try {
    const login = await loginCustomer({
      ...form.data,
      ...guestListsOf(request),
      ...(recaptcha_token === undefined ? {} : { recaptcha_token }),
    });
    const headers = loginHeaders(request, login, form.data.is_keep);
    return redirect(returnPath ?? paths.mypage(), { status: 303, headers });
  } catch (error) {
    // The form goes on to the page of the code as it is: no address has the mail address in it.
    if (waitsForCode(error)) return redirect(paths.registrationCode({ return: returnPath }), 307);
    const isAsked = recaptcha_token !== undefined;
    return refusedWithQuestion(typed, error, { action: 'login', isAsked });
  }
}
