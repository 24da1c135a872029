import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { createInquiry, findMailForm } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import { INQUIRY_NAME, mailFormRequest, mailFormType, readMailFormFields } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { throwNotFound } from '@gakumado/shared/routing';
import { sitePages } from '@gakumado/shared/site-pages';
import { EmptyState, LinkButton, RichText } from '@gakumado/shared/ui';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { textAt } from '../../step-form/form-field.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { choicesMade, mailFormGroups, pathOf } from './mail-form-items.tsx';
import { MailFormFinished } from './mail-form-receipt.tsx';
import type { MailFormReceipt } from './mail-form-receipt.tsx';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

/** A form as the content service describes it; 404 for a name that it does not know. */
async function findForm(name = '', signal?: AbortSignal) {
  const form = await findMailForm(name, signal);
  if (!form) throwNotFound();
  return { ...form, fields: readMailFormFields(form.fields, todayInJapan) };
}

type MailForm = Awaited<ReturnType<typeof findForm>>;

export const loader = ({ params, request }: LoaderFunctionArgs) => findForm(params['name'], request.signal);

function callOf({ id, fields, what = INQUIRY_NAME, finished }: MailForm): FormCall<MailFormReceipt> {
  const mailItem = fields.find(({ type }) => type === 'mail');
  return {
    schema: mailFormRequest(fields, todayInJapan),
    captcha: 'inquiry',
    send: async (values, seal) => {
      const { inquiry_no } = await createInquiry({ form_type: mailFormType(id), ...values, ...seal });
      const isMailed = mailItem !== undefined && textAt(values, pathOf(mailItem)) !== '';
      return { inquiry_no, what, choices: choicesMade(fields, values), isMailed, finished };
    },
  };
}

export async function action(sent: ActionFunctionArgs) {
  const form = await findForm(sent.params['name'], sent.request.signal);
  return formAction(callOf(form), mailFormGroups(form.fields))(sent);
}

export function Component() {
  const form = useLoaderData<typeof loader>();
  const { id, title, description, lead, fields } = form;
  const settings = useMemo<StepFormSettings<MailFormReceipt>>(
    () => ({ name: mailFormType(id), ...callOf(form), groups: mailFormGroups(fields) }),
    [form, id, fields],
  );
  return (
    <FormPage
      key={id}
      page={{ label: title, to: paths.mailForm(id) }}
      description={description}
      lead={<RichText html={lead} look="plain" />}
      settings={settings}
      Finished={MailFormFinished}
      closed={isOver(form) ? <Over /> : undefined}
    />
  );
}

/** Whether nothing is left to choose where something must be chosen: the days of all choices are over. */
const isOver = ({ fields }: MailForm) =>
  fields.some(({ is_required, options }) => is_required && options?.length === 0);

function Over() {
  return (
    <EmptyState
      title="受付は終了しました"
      actions={<LinkButton to={sitePages.inquiry.to}>{sitePages.inquiry.label}</LinkButton>}
    >
      <p>次の開催が決まりましたら、このページでご案内します。ご質問はお問い合わせから承ります。</p>
    </EmptyState>
  );
}
