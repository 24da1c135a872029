import { useMemo } from 'react';
import { replace, useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { createInquiry, listDocuments, nullOnError } from '@gakumado/shared/api';
import type { Document, InquiryResult } from '@gakumado/shared/contract';
import { readChosenDocuments, writeChosenDocuments } from '@gakumado/shared/cookies';
import { documentRequestForm, formTypes } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { MaterialReceipt } from '../../components/receipt/material-receipt.tsx';
import { chosenOfAddress } from '../../step-form/chosen-of-address.ts';
import { formAction } from '../../step-form/form-action.ts';
import { usingUp } from '../../step-form/form-call.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import type { FormGroup } from '../../step-form/form-field.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import { campusesItem } from '../../step-form/items/campuses-item.tsx';
import { APPLICANT } from '../../step-form/items/person-items.tsx';
import { receiverGroups } from '../../step-form/items/receiver-items.tsx';
import { readStep } from '../../step-form/use-step.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { documentsItem } from './documents-item.tsx';
import type { LoadedDocuments } from './documents-item.tsx';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

/**
 * All pamphlets, and those that the address names. Others are known to the tab alone: without any, the visitor chooses
 * them first. 完了 has used them up.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoadedDocuments | Response> {
  const { search, searchParams } = new URL(request.url);
  const ids = chosenOfAddress(searchParams, 'document_ids');
  const isNeeded = ids.length === 0 && readStep(search) !== 'finished' && readChosenDocuments().length === 0;
  if (isNeeded) return replace(paths.request());
  return { ids, documents: await nullOnError(listDocuments({}, request.signal)) };
}

/** The items of the request for pamphlets in their order (contract, 4.8). */
const groupsFor = (onChange?: (ids: readonly number[]) => void): FormGroup[] => [
  { title: 'ご請求の資料', fields: [documentsItem(onChange)] },
  ...receiverGroups(campusesItem(APPLICANT)),
];

const callFor = (documents: readonly Document[]): FormCall<InquiryResult> => ({
  schema: documentRequestForm(documents),
  captcha: 'inquiry',
  send: (values, seal) => createInquiry({ form_type: 'request', ...values, ...seal }),
});

export async function action(sent: ActionFunctionArgs) {
  const documents = await nullOnError(listDocuments({}, sent.request.signal));
  return formAction(callFor(documents ?? []), groupsFor())(sent);
}

export function Component() {
  const { ids, documents } = useLoaderData<LoadedDocuments | null>() ?? {};
  const settings = useMemo<StepFormSettings<InquiryResult>>(() => {
    const name = 'request';
    const call = callFor(documents ?? []);
    if (ids !== undefined && ids.length > 0) {
      return { name, ...call, groups: groupsFor(), preset: { document_ids: ids } };
    }
    return {
      name,
      ...usingUp(call, () => writeChosenDocuments([])),
      groups: groupsFor(writeChosenDocuments),
      findChosen: () => ({ document_ids: readChosenDocuments() }),
    };
  }, [ids, documents]);
  return (
    <FormPage
      page={sitePages.requestContact}
      parents={[sitePages.request]}
      description="お選びいただいたパンフレットを、デジタルまたは郵送でお届けします。"
      lead="お選びいただいたパンフレットを、デジタルまたは郵送でお届けします。費用はかかりません。"
      settings={settings}
      Finished={MaterialReceipt}
      finishedTitle={`${formTypes.request.sentName}が完了しました`}
    />
  );
}
