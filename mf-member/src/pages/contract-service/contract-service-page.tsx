import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createInquiry } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { InquiryResult } from '@gakumado/shared/contract';
import { contractServiceForm, formTypes } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { InquiryReceipt } from '../../components/receipt/inquiry-receipt.tsx';
import { finishedTitleOf } from '../../components/receipt/inquiry-words.ts';
import { estatesOfAddress } from '../../step-form/estate-of-address.ts';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { contractServiceGroups } from './contract-service-items.tsx';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

/** The estate that a link names. */
export const loader = ({ request }: LoaderFunctionArgs) => estatesOfAddress(request);

const call: FormCall<InquiryResult> = {
  schema: contractServiceForm(todayInJapan),
  captcha: 'inquiry',
  send: (values, seal) => createInquiry({ form_type: 'it_id', ...values, ...seal }),
};

export const action = formAction(call, contractServiceGroups([]));

const Receipt = ({ receipt }: { receipt: InquiryResult }) => (
  <InquiryReceipt receipt={receipt} formType="it_id" />
);

export function Component() {
  const estates = useLoaderData<typeof loader>();
  const settings = useMemo<StepFormSettings<InquiryResult>>(
    () => ({
      name: 'it_id',
      ...call,
      groups: contractServiceGroups(estates),
      preset: { estate_ids: estates.map(({ estate_id }) => estate_id) },
    }),
    [estates],
  );
  return (
    <FormPage
      page={{ label: `${formTypes.it_id.title}のお申し込み`, to: paths.contractServiceInquiry() }}
      parents={[{ label: formTypes.it_id.title, to: paths.contractService() }]}
      description="ご契約の前の重要事項説明と本人確認を、ビデオ通話で受けるためのお申し込みです。ご希望の日時をお知らせください。"
      lead="ご契約の前の重要事項説明と本人確認を、ビデオ通話で承ります。ご希望の日時を3つまでお知らせください。店舗から、日時の確認とつなぎ方をご連絡します。"
      settings={settings}
      Finished={Receipt}
      finishedTitle={finishedTitleOf('it_id')}
      sendLabel="申し込む"
    />
  );
}
