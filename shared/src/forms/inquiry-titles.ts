import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { BookingKind } from '../contract/inquiry.ts';

/** The subject of an inquiry by its `form_type`, where the form does not ask for it. A mail form has its own title. */
export const inquiryTitles = {
  view_contact: '物件のお問い合わせ',
  request: 'パンフレットの請求',
  data_request: '物件資料の請求',
  web_soudankai: 'オンライン相談会',
  it_id: 'オンラインでの重要事項説明',
  self_naiken: 'おひとりでのご内見',
  kimaroom: 'お部屋探しのまとめて依頼',
} as const;

/** The default name of a message. */
export const INQUIRY_NAME = 'お問い合わせ';

const BOOKING_NAME = 'ご予約';

const namesByForm: Readonly<Record<string, string>> = {
  request: '資料のご請求',
  data_request: '資料のご請求',
  web_soudankai: BOOKING_NAME,
  it_id: 'お申し込み',
  // Without a home it books nothing yet.
  self_naiken: 'お申し込み',
  kimaroom: 'ご依頼',
} satisfies Partial<Record<keyof typeof inquiryTitles, string>>;

/** The name of a form's message by its `form_type`, for one that books nothing. A mail form has its own. */
export const sentNameOf = (formType: string): string => namesByForm[formType] ?? INQUIRY_NAME;

/** Names of appointments. */
const bookingTitles = {
  visit: fieldLabels.is_visit,
  video: fieldLabels.is_video,
  consultation: inquiryTitles.web_soudankai,
  self_viewing: inquiryTitles.self_naiken,
  contract: inquiryTitles.it_id,
} as const satisfies Record<BookingKind, string>;

/** The name of a booking: 来店・現地見学とオンライン内見. */
export const bookingTitleOf = (kinds: readonly BookingKind[]): string =>
  kinds.map((kind) => bookingTitles[kind]).join('と');

/** How 完了 and the mails call what was sent, and how they say that it has arrived. `kinds`: what it has booked. */
export function sentWords(
  what: string,
  kinds: readonly BookingKind[] = [],
): { what: string; received: string } {
  // The shop confirms the time of an explanation, which is applied for.
  const isBooking = kinds.length > 0 && !kinds.includes('contract');
  return isBooking
    ? { what: BOOKING_NAME, received: `${bookingTitleOf(kinds)}の${BOOKING_NAME}を承りました` }
    : { what, received: `${what}を受け付けました` };
}

const kindByForm: Readonly<Record<string, BookingKind>> = {
  web_soudankai: 'consultation',
  self_naiken: 'self_viewing',
  it_id: 'contract',
};

/** The appointments that an inquiry requests: that of its form, else a visit, a video tour or both. */
export function bookingKindsOf(inquiry: {
  form_type: string;
  is_visit: boolean;
  is_video: boolean;
}): BookingKind[] {
  const kind = kindByForm[inquiry.form_type];
  if (kind) return [kind];
  return [
    ...(inquiry.is_visit ? (['visit'] as const) : []),
    ...(inquiry.is_video ? (['video'] as const) : []),
  ];
}
