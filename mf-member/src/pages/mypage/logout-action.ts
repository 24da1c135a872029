import { redirect } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { logoutCustomer, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { logoutHeaders } from '../../components/account/session-headers.ts';

/** A logout without scripts. As with them it is one for this browser, whatever the server says of the session. */
export async function logoutAction({ request }: ActionFunctionArgs): Promise<Response> {
  await nullOnError(logoutCustomer());
  return redirect(paths.home(), { status: 303, headers: logoutHeaders(request) });
}
