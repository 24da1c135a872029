import { useMemo } from 'react';
import { replace, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import { createInquiry, listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate, InquiryResult } from '@gakumado/shared/contract';
import { readEstatesToContact, writeEstatesToContact } from '@gakumado/shared/cookies';
import { viewContactForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { InquiryReceipt } from '../../components/receipt/inquiry-receipt.tsx';
import { chosenOfAddress } from '../../step-form/chosen-of-address.ts';
import { formAction } from '../../step-form/form-action.ts';
import { usingUp } from '../../step-form/form-call.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import { readStep } from '../../step-form/use-step.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { viewContactGroups } from './view-contact-items.tsx';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

interface LoadedEstates {
  /** The ids of the address; none where the tab keeps the list. */
  ids: readonly number[];
  estates: readonly Estate[];
  /** Those that are not published any more. */
  goneIds: readonly number[];
}

/**
 * The estates that the address names. Others are known to the tab alone: without any, the visitor goes on with the search.
 * 完了 has used them up.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoadedEstates | Response> {
  const { search, searchParams } = new URL(request.url);
  const ids = chosenOfAddress(searchParams, 'estate_ids');
  if (ids.length === 0) {
    const isNeeded = readStep(search) !== 'finished' && readEstatesToContact().length === 0;
    return isNeeded ? replace(paths.search()) : ofTab;
  }
  const estates = (await nullOnError(listEstates({ estate_id: ids }, request.signal)))?.result;
  const isGone = (id: number) => !estates?.some(({ estate_id }) => estate_id === id);
  return { ids, estates: estates ?? [], goneIds: estates ? ids.filter(isGone) : [] };
}

/** Nothing is loaded for the list of the tab. */
const ofTab: LoadedEstates = { ids: [], estates: [], goneIds: [] };

const useLoaded = () => useLoaderData<LoadedEstates | null>() ?? ofTab;

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
  send: (values, seal) => createInquiry({ form_type: 'view_contact', ...values, ...seal }),
};

export const action = formAction(call, viewContactGroups());

const Receipt = ({ receipt }: { receipt: InquiryResult }) => (
  <InquiryReceipt receipt={receipt} formType="view_contact" known={useLoaded().estates} />
);

export function Component() {
  const { ids, estates, goneIds } = useLoaded();
  const settings = useMemo<StepFormSettings<InquiryResult>>(() => {
    const name = 'view_contact';
    const known = { known: estates, gone: goneIds };
    if (ids.length > 0) {
      return { name, ...call, groups: viewContactGroups(known), preset: { estate_ids: ids } };
    }
    return {
      name,
      ...usingUp(call, () => writeEstatesToContact([])),
      groups: viewContactGroups({ onChange: writeEstatesToContact }),
      findChosen: () => ({ estate_ids: readEstatesToContact() }),
    };
  }, [ids, estates, goneIds]);
  return (
    <FormPage
      page={sitePages.viewContact}
      description="お選びいただいた学生マンション・学生会館について、まとめてお問い合わせいただけます。"
      lead="お選びいただいた物件について、まとめてお問い合わせいただけます。担当の店舗からご連絡いたします。"
      settings={settings}
      Finished={Receipt}
    />
  );
}
