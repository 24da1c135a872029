import { replace } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import { createInquiry } from '@gakumado/shared/api';
import type { InquiryResult } from '@gakumado/shared/contract';
import { readEstatesToContact, writeEstatesToContact } from '@gakumado/shared/cookies';
import { viewContactForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { InquiryReceipt } from '../../components/receipt/inquiry-receipt.tsx';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import { readStep } from '../../step-form/use-step.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { viewContactGroups } from './view-contact-items.tsx';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

/** The estates are known to the tab alone: without any, the visitor goes on with the search. 完了 has used them up. */
export function loader({ request }: LoaderFunctionArgs) {
  const isFinished = readStep(new URL(request.url).search) === 'finished';
  return isFinished || readEstatesToContact().length > 0 ? null : replace(paths.search());
}

const call: FormCall<InquiryResult> = {
  schema: viewContactForm(todayInJapan).transform(({ applicant, ...values }) => ({
    ...values,
    applicant: {
      ...applicant,
      // An estate that was taken off is not waited for.
      waitlist_estate_ids: applicant.waitlist_estate_ids.filter((id) => values.estate_ids.includes(id)),
    },
  })),
  captcha: 'inquiry',
  async send(values, seal) {
    const receipt = await createInquiry({ form_type: 'view_contact', ...values, ...seal });
    writeEstatesToContact([]);
    return receipt;
  },
};

export const action = formAction(call, viewContactGroups);

const settings: StepFormSettings<InquiryResult> = {
  name: 'view_contact',
  ...call,
  groups: viewContactGroups,
  findChosen: () => ({ estate_ids: readEstatesToContact() }),
};

export function Component() {
  return (
    <FormPage
      page={sitePages.viewContact}
      description="お選びいただいた学生マンション・学生会館について、まとめてお問い合わせいただけます。"
      lead="お選びいただいた物件について、まとめてお問い合わせいただけます。担当の店舗からご連絡いたします。"
      settings={settings}
      Finished={InquiryReceipt}
    />
  );
}
