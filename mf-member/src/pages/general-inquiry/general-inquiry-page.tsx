import { useMemo } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import { createInquiry, listEstates, listRoomtypes, listShops, nullOnError } from '@gakumado/shared/api';
import type { InquiryResult } from '@gakumado/shared/contract';
import { generalInquiryForm } from '@gakumado/shared/forms';
import { sitePages } from '@gakumado/shared/site-pages';
import { selectShopToContact, useAppSelector } from '@gakumado/shared/store';
import { VISIT_BOOKING } from '@gakumado/shared/vocabulary';
import { InquiryReceipt } from '../../components/receipt/inquiry-receipt.tsx';
import { finishedTitleOf } from '../../components/receipt/inquiry-words.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import type { FormValues } from '../../step-form/form-field.ts';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { shouldRevalidate as isNewForm } from '../../step-form/step-revalidation.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { bookingAction } from './booking-action.ts';
import { bookingPath, readBookingPart } from './booking-address.ts';
import { readBookingName } from './booking-name.ts';
import { BookingPage } from './booking.tsx';
import { generalInquiryGroups } from './general-inquiry-items.tsx';
import { readInquiryQuery } from './inquiry-query.ts';
import { loadBooking } from './load-booking.ts';

/** A booked visit where the address names one, else what the inquiry needs. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const name = readBookingName(query);
  return name
    ? loadBooking(name, readBookingPart(query), request.signal)
    : loadInquiry(query, request.signal);
}

/** The steps of a booking show it as it is now; those of the inquiry share one loading. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  readBookingName(args.nextUrl.searchParams) ? args.defaultShouldRevalidate : isNewForm(args);

/** The shops, and the estate that the address names. Either may fail without the other. */
async function loadInquiry(query: URLSearchParams, signal: AbortSignal) {
  const { estateId, alsoIds, roomtypeId, shopId, isFromEstate, isBooking, ...asked } =
    readInquiryQuery(query);
  const [shops, found, rooms] = await Promise.all([
    nullOnError(listShops({}, signal)),
    estateId === null ? null : nullOnError(listEstates({ estate_id: [estateId, ...alsoIds] }, signal)),
    estateId === null || roomtypeId === null ? null : nullOnError(listRoomtypes(estateId, signal)),
  ]);
  const room = rooms?.find(({ roomtype_id }) => roomtype_id === roomtypeId);
  const estates = found?.result ?? [];
  const preset: FormValues = {
    ...asked,
    ...(room && { message: `${room.name}（${room.layout}）について、` }),
    estate_ids: estates.map(({ estate_id }) => estate_id),
    shop_id: shops?.find(({ shop_id }) => shop_id === (shopId ?? estates[0]?.shop_id))?.shop_id,
  };
  return { shops: shops ?? [], estates, preset, isFromEstate, isBooking };
}

const callOf = (is_from_estate: boolean): FormCall<InquiryResult> => ({
  schema: generalInquiryForm(todayInJapan),
  captcha: 'inquiry',
  send: (values, seal) => createInquiry({ form_type: 'general', ...values, is_from_estate, ...seal }),
});

export async function action(args: ActionFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const name = readBookingName(query);
  if (!name) {
    const { isFromEstate, isBooking } = readInquiryQuery(query);
    return formAction(callOf(isFromEstate), generalInquiryGroups([], [], isBooking))(args);
  }
  return bookingAction(name, readBookingPart(query), await args.request.formData());
}

export function Component() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const name = readBookingName(query);
  if (!name) return <InquiryPage />;
  // Another address means another booking.
  return <BookingPage key={bookingPath(name)} {...{ name, part: readBookingPart(query) }} />;
}

const inquiryHead = {
  page: sitePages.inquiry,
  description: '空室や入居の条件、来店やオンライン内見のご希望などをお問い合わせいただけます。',
  lead: '空室や条件のご確認、ご来店やオンライン内見のご予約など、どうぞお気軽にお問い合わせください。',
};

const bookingHead = {
  page: { ...sitePages.inquiry, label: VISIT_BOOKING },
  description: '店舗へのご来店と物件の見学、オンライン内見をご予約いただけます。',
  lead: 'ご希望の日時と、ご連絡先をご入力ください。',
};

function InquiryPage() {
  const { shops, estates, preset, isFromEstate, isBooking } = useLoaderData<typeof loadInquiry>();
  const shopToContact = useAppSelector(selectShopToContact);
  const visited = shops.find(({ shop_id }) => shop_id === shopToContact);
  const settings = useMemo<StepFormSettings<InquiryResult>>(
    () => ({
      name: 'general',
      ...callOf(isFromEstate),
      groups: generalInquiryGroups(shops, estates, isBooking),
      preset: preset.shop_id === undefined && visited ? { ...preset, shop_id: visited.shop_id } : preset,
    }),
    [shops, estates, preset, isFromEstate, isBooking, visited],
  );
  return (
    <FormPage
      {...(isBooking ? bookingHead : inquiryHead)}
      settings={settings}
      Finished={InquiryReceipt}
      finishedTitle={finishedTitleOf('general')}
    />
  );
}
