import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createInquiry, listShops, nullOnError } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { InquiryResult } from '@gakumado/shared/contract';
import { formTypes, webConsultationForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { InquiryReceipt } from '../../components/receipt/inquiry-receipt.tsx';
import { finishedTitleOf } from '../../components/receipt/inquiry-words.ts';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { webConsultationGroups } from './web-consultation-items.tsx';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

/** The shops with video calls, and the one that the address names. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('shopId'));
  const shops = ((await nullOnError(listShops({}, request.signal))) ?? []).filter(({ is_video }) => is_video);
  return { shops, shopId: shops.find(({ shop_id }) => shop_id === asked)?.shop_id ?? null };
}

const call: FormCall<InquiryResult> = {
  schema: webConsultationForm(todayInJapan),
  captcha: 'inquiry',
  send: (values, seal) => createInquiry({ form_type: 'web_soudankai', ...values, ...seal }),
};

export const action = formAction(call, webConsultationGroups([]));

const Receipt = ({ receipt }: { receipt: InquiryResult }) => (
  <InquiryReceipt receipt={receipt} formType="web_soudankai" />
);

export function Component() {
  const { shops, shopId } = useLoaderData<typeof loader>();
  const settings = useMemo<StepFormSettings<InquiryResult>>(
    () => ({
      name: 'web_soudankai',
      ...call,
      groups: webConsultationGroups(shops),
      preset: shopId === null ? { place: 'area' } : { place: 'shop', shop_id: shopId },
    }),
    [shops, shopId],
  );
  return (
    <FormPage
      page={{ label: `${formTypes.web_soudankai.title}のご予約`, to: paths.webConsultation() }}
      description="お部屋探しのご相談を、ビデオ通話で承ります。ご都合のよい日時をご予約ください。"
      lead="お部屋探しのご相談を、ビデオ通話で承ります。まだ物件が決まっていない方も、保護者の方だけのご参加も歓迎します。ご相談は無料です。"
      settings={settings}
      Finished={Receipt}
      finishedTitle={finishedTitleOf('web_soudankai')}
      sendLabel="予約する"
    />
  );
}
