import { useMemo } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import { createInquiry, listEstates, listRoomtypes, listShops, nullOnError } from '@gakumado/shared/api';
import type { InquiryResult, ReservationName } from '@gakumado/shared/contract';
import { generalInquiryForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import { ScriptsNeeded } from '../../components/account/scripts-needed.tsx';
import { InquiryReceipt } from '../../components/receipt/inquiry-receipt.tsx';
import { FormPage } from '../../step-form/form-page.tsx';
import type { FormValues } from '../../step-form/form-field.ts';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { Booking, readBookingName } from './booking.tsx';
import { generalInquiryGroups } from './general-inquiry-items.tsx';
import { readInquiryQuery } from './inquiry-query.ts';
import styles from './booking.module.css';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

/** The shops, and the estate that the address names. Either may fail without the other. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { estateId, roomtypeId, shopId, ...asked } = readInquiryQuery(new URL(request.url).searchParams);
  const [shops, found, rooms] = await Promise.all([
    nullOnError(listShops({}, request.signal)),
    estateId === null ? null : nullOnError(listEstates({ estate_id: [estateId] }, request.signal)),
    estateId === null || roomtypeId === null ? null : nullOnError(listRoomtypes(estateId, request.signal)),
  ]);
  const room = rooms?.find(({ roomtype_id }) => roomtype_id === roomtypeId);
  const estates = found?.result ?? [];
  const preset: FormValues = {
    ...asked,
    ...(room && { message: `${room.name}（${room.layout}）について、` }),
    estate_ids: estates.map(({ estate_id }) => estate_id),
    shop_id: shops?.find(({ shop_id }) => shop_id === (shopId ?? estates[0]?.shop_id))?.shop_id,
  };
  return { shops: shops ?? [], estates, preset };
}

const call: FormCall<InquiryResult> = {
  schema: generalInquiryForm(todayInJapan),
  captcha: 'inquiry',
  send: (values, seal) => createInquiry({ form_type: 'general', ...values, ...seal }),
};

export const action = formAction(call, generalInquiryGroups([], []));

export function Component() {
  const { search } = useLocation();
  const name = readBookingName(new URLSearchParams(search));
  // Another address means another booking.
  return name ? <BookingPage key={search} name={name} /> : <InquiryPage />;
}

/** A booked visit. */
function BookingPage({ name }: { name: ReservationName }) {
  const title = 'ご予約の確認・変更';
  return (
    <Container width="text" className={styles.page}>
      <PageHead
        title={title}
        description="ご予約の内容の確認、日時の変更、キャンセルができます。"
        path={paths.inquiry()}
        noindex
      />
      <Breadcrumbs items={[{ label: title }]} />
      <h1>{title}</h1>
      <ScriptsNeeded>お電話でも承ります。店舗の電話番号は、受付の控えのメールにあります。</ScriptsNeeded>
      <Booking name={name} />
    </Container>
  );
}

function InquiryPage() {
  const { shops, estates, preset } = useLoaderData<typeof loader>();
  const settings = useMemo<StepFormSettings<InquiryResult>>(
    () => ({
      name: 'general',
      ...call,
      groups: generalInquiryGroups(shops, estates),
      preset,
    }),
    [shops, estates, preset],
  );
  return (
    <FormPage
      page={sitePages.inquiry}
      description="空室や入居の条件、来店やオンライン内見のご希望などをお問い合わせいただけます。"
      lead="空室や条件のご確認、ご来店やオンライン内見のご予約など、どうぞお気軽にお問い合わせください。"
      settings={settings}
      Finished={InquiryReceipt}
    />
  );
}
