import { data } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import type { z } from 'zod';
import { ApiError, confirmMailChange, findCustomer, updateCustomer } from '@gakumado/shared/api';
import type { Customer } from '@gakumado/shared/contract';
import { mailCodeForm, notificationForm, passwordChangeForm } from '@gakumado/shared/forms';
import { loginInstead, mailHeaders } from '../../components/account/session-headers.ts';
import { formAction, loadAhead, postedNames, textOf } from '../../step-form/form-action.ts';
import type { Posted } from '../../step-form/form-action.ts';
import { fieldsOf, pathsOf } from '../../step-form/form-field.ts';
import type { FormGroup, FormValues } from '../../step-form/form-field.ts';
import { knownAt } from '../../step-form/prefill.ts';
import { faultsOf, messageWithPause } from '../../step-form/refusal.ts';
import { mailCall, mailGroups, profileCall, profileGroups } from './section-items.ts';

/** The outcome of a section that was sent without scripts, and the registration as its form shows it. */
export interface PostedSection extends Posted {
  customer: Customer;
}

/** The value of the button that asks for a form: what is registered is in no page that is asked for by its address. */
export const SHOW = 'show';

interface Section {
  /** Its items, where they are those of a form in steps. */
  groups?: readonly FormGroup[];
  /** The first values of its form. */
  start: (customer: Customer) => FormValues;
  answer: (args: ActionFunctionArgs, sent: FormData) => Promise<Posted>;
}

const DONE: Posted = { step: 'finished', values: {}, faults: [], receipt: true };

/** Saves a form that has no steps. `values` come back where it is refused. */
async function save<Values>(
  form: z.ZodSafeParseResult<Values>,
  call: (values: Values) => Promise<unknown>,
  refused: Pick<Posted, 'step' | 'values'>,
): Promise<Posted> {
  if (form.error) return { ...refused, faults: faultsOf(form.error.issues) };
  try {
    await call(form.data);
    return DONE;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.fields.length > 0
      ? { ...refused, faults: error.fields }
      : { ...refused, faults: [], message: messageWithPause(error) };
  }
}

const answerProfile = formAction(profileCall, profileGroups);
const answerMail = formAction(mailCall, mailGroups);

const sections: Readonly<Record<string, Section>> = {
  profile: {
    groups: profileGroups,
    start: (customer) => knownAt(pathsOf(fieldsOf(profileGroups)), customer),
    answer: answerProfile,
  },
  mail: {
    start: () => ({}),
    async answer(args, sent) {
      if (sent.has('code')) {
        const form = mailCodeForm.safeParse({ code: textOf(sent, 'code') });
        return save(form, ({ code }) => confirmMailChange(code), { step: 'code', values: {} });
      }
      const posted = await answerMail(args);
      return posted.step === 'finished' ? { ...posted, step: 'code' } : posted;
    },
  },
  password: {
    start: () => ({}),
    answer: async (_args, sent) =>
      save(
        passwordChangeForm.safeParse({
          current_password: textOf(sent, 'current_password'),
          password: textOf(sent, 'password'),
        }),
        updateCustomer,
        { step: 'input', values: {} },
      ),
  },
  notifications: {
    start: ({ is_mail_magazine, is_new_arrival_mail }) => ({ is_mail_magazine, is_new_arrival_mail }),
    async answer(_args, sent) {
      const values = {
        is_mail_magazine: sent.has('is_mail_magazine'),
        is_new_arrival_mail: sent.has('is_new_arrival_mail'),
      };
      return save(notificationForm.safeParse(values), updateCustomer, { step: 'input', values });
    },
  },
};

/** Changes a registration without scripts, section by section. A session that has run out begins with a login. */
export async function sectionAction(args: ActionFunctionArgs) {
  const { request } = args;
  const { pathname, search, searchParams } = new URL(request.url);
  const section = Object.entries(sections).find(([name]) => name === searchParams.get('section'))?.[1];
  if (!section) throw new Response(null, { status: 405 });
  const sent = await request.clone().formData();
  const findNow = () => findCustomer().catch(loginInstead(request, pathname + search));
  const customer = await findNow();
  if (textOf(sent, postedNames.step) === SHOW) {
    const values = section.start(customer);
    const ahead = await loadAhead(section.groups ?? [], values, request.signal);
    return { step: 'input', values, faults: [], ahead, customer };
  }
  const posted = await section.answer(args, sent);
  if (posted.step !== 'finished') return { ...posted, customer };
  const now = await findNow();
  return data({ ...posted, customer: now }, { headers: mailHeaders(request, now.mail_address) });
}
