import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createInquiry } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { InquiryResult } from '@gakumado/shared/contract';
import { formTypes, selfViewingForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { InquiryReceipt } from '../../components/receipt/inquiry-receipt.tsx';
import { finishedTitleOf } from '../../components/receipt/inquiry-words.ts';
import { estatesOfAddress } from '../../step-form/estate-of-address.ts';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import { useEstateCards } from '../../step-form/items/estate-cards.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { selfViewingGroups } from './self-viewing-items.tsx';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

/** The estate that a link names. */
export const loader = ({ request }: LoaderFunctionArgs) => estatesOfAddress(request);

const call: FormCall<InquiryResult> = {
  schema: selfViewingForm(todayInJapan),
  captcha: 'inquiry',
  send: (values, seal) => createInquiry({ form_type: 'self_naiken', ...values, ...seal }),
};

export const action = formAction(call, selfViewingGroups([]));

/** The building is the place for the calendar. */
function Receipt({ receipt }: { receipt: InquiryResult }) {
  const { cardOf } = useEstateCards(receipt.estate_ids);
  const estate = cardOf(receipt.estate_ids[0] ?? 0);
  const place = estate && `${estate.address_detail} ${estate.name}`;
  return <InquiryReceipt receipt={receipt} formType="self_naiken" place={place} />;
}

export function Component() {
  const estates = useLoaderData<typeof loader>();
  const settings = useMemo<StepFormSettings<InquiryResult>>(
    () => ({
      name: 'self_naiken',
      ...call,
      groups: selfViewingGroups(estates),
      preset: { estate_ids: estates.map(({ estate_id }) => estate_id) },
    }),
    [estates],
  );
  return (
    <FormPage
      page={{ label: `${formTypes.self_naiken.title}のご予約`, to: paths.selfViewingInquiry() }}
      parents={[{ label: formTypes.self_naiken.title, to: paths.selfViewing() }]}
      description="スタッフの立ち会いなしで、ご都合のよい時間に部屋をご覧いただくためのご予約です。"
      lead={`スタッフの立ち会いなしで、ご都合のよい時間に部屋をご覧いただけます。9時から18時まで、30分ごとにお選びください。${formTypes.self_naiken.slots.next}`}
      settings={settings}
      Finished={Receipt}
      finishedTitle={finishedTitleOf('self_naiken')}
      sendLabel="予約する"
    />
  );
}
