import { data } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { deleteCustomer } from '@gakumado/shared/api';
import type { CustomerDeleteRequest } from '@gakumado/shared/contract';
import { withdrawalForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { loginInstead, logoutHeaders } from '../../components/account/session-headers.ts';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { withdrawalGroups } from './withdrawal-items.ts';

/** The part of the form that is the same with scripts and without them. */
export const withdrawalCall: FormCall<true> = {
  schema: withdrawalForm,
  captcha: null,
  send: async (values) => {
    await deleteCustomer(values as CustomerDeleteRequest);
    return true;
  },
};

/** The end of a membership without scripts: 完了 ends the session as well. One that has run out begins with a login. */
export async function withdrawalAction(args: ActionFunctionArgs) {
  const { request } = args;
  const send: FormCall<true>['send'] = (...sent) =>
    withdrawalCall.send(...sent).catch(loginInstead(request, paths.withdrawal()));
  const posted = await formAction({ ...withdrawalCall, send }, withdrawalGroups)(args);
  return posted.step === 'finished' ? data(posted, { headers: logoutHeaders(request) }) : posted;
}
