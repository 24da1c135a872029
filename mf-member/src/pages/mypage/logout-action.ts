import { redirect } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { logoutCustomer, nullOnError } from '@gakumado/shared/api';
import { FORGET_MY_SEARCH } from '@gakumado/shared/my-search';
import { paths } from '@gakumado/shared/paths';
import { logoutHeaders } from '../../components/account/session-headers.ts';

/** Ticked where the device is to forget わたしの条件 as well. */
export const FORGET = 'forget_my_search';

/** A logout without scripts. As with them it is one for this browser, whatever the server says of the session. */
export async function logoutAction({ request }: ActionFunctionArgs): Promise<Response> {
  await nullOnError(logoutCustomer());
  const forgotten = (await request.formData()).has(FORGET);
  const headers: [string, string][] = forgotten ? [['Set-Cookie', FORGET_MY_SEARCH]] : [];
  return redirect(paths.home(), { status: 303, headers: [...logoutHeaders(request), ...headers] });
}
