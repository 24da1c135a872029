import { useMemo } from 'react';
import { replace, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createInquiry, listDocuments, nullOnError } from '@gakumado/shared/api';
import type { Document, InquiryResult } from '@gakumado/shared/contract';
import { readChosenDocuments, writeChosenDocuments } from '@gakumado/shared/cookies';
import { documentRequestForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { MaterialReceipt } from '../../components/receipt/material-receipt.tsx';
import { formAction } from '../../step-form/form-action.ts';
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

/** The pamphlets are known to the tab alone: without any, the visitor chooses them first. 完了 has used them up. */
export async function loader({ request }: LoaderFunctionArgs) {
  const isFinished = readStep(new URL(request.url).search) === 'finished';
  if (!isFinished && readChosenDocuments().length === 0) return replace(paths.request());
  return { documents: await nullOnError(listDocuments({}, request.signal)) } satisfies LoadedDocuments;
}

/** The items of the request for pamphlets in their order (contract, 4.8). */
const groups: readonly FormGroup[] = [
  { title: 'ご請求の資料', fields: [documentsItem] },
  ...receiverGroups(campusesItem(APPLICANT)),
];

const callFor = (documents: readonly Document[]): FormCall<InquiryResult> => ({
  schema: documentRequestForm(documents),
  captcha: 'inquiry',
  async send(values, seal) {
    const receipt = await createInquiry({ form_type: 'request', ...values, ...seal });
    writeChosenDocuments([]);
    return receipt;
  },
});

export const action = formAction(callFor([]), groups);

export function Component() {
  const documents = useLoaderData<LoadedDocuments | null>()?.documents;
  const settings = useMemo<StepFormSettings<InquiryResult>>(
    () => ({
      name: 'request',
      ...callFor(documents ?? []),
      groups,
      findChosen: () => ({ document_ids: readChosenDocuments() }),
    }),
    [documents],
  );
  return (
    <FormPage
      page={sitePages.requestContact}
      parents={[sitePages.request]}
      description="お選びいただいたパンフレットを、デジタルまたは郵送でお届けします。"
      lead="お選びいただいたパンフレットを、デジタルまたは郵送でお届けします。費用はかかりません。"
      settings={settings}
      Finished={MaterialReceipt}
    />
  );
}
