import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { BookingKind } from '../contract/booking.ts';
import { BOOKING_NAME, formTypeOf, formTypes } from './form-types.ts';

/** Names of appointments. */
const bookingTitles = {
  visit: fieldLabels.is_visit,
  video: fieldLabels.is_video,
  consultation: formTypes.web_soudankai.title,
  self_viewing: formTypes.self_naiken.title,
  contract: formTypes.it_id.title,
} as const satisfies Record<BookingKind, string>;

/** The name of a booking: 来店・現地見学とオンライン内見. */
export const bookingTitleOf = (kinds: readonly BookingKind[]): string =>
  kinds.map((kind) => bookingTitles[kind]).join('と');

/** The things that a visitor takes along, as 完了 and the mails name them; '' for a video call. */
export function toBring(kinds: readonly BookingKind[]): string {
  if (kinds.includes('contract'))
    return 'ご本人を確認できるもの（学生証、運転免許証、マイナンバーカードなど）';
  if (!kinds.some((kind) => kind === 'visit' || kind === 'self_viewing')) return '';
  return 'スマートフォン（写真とメモ）、巻き尺。お申し込みまで進めたい方は、学生証などご本人を確認できるもの';
}

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

/** The appointments that an inquiry requests: that of its form, else a visit, a video tour or both. */
export function bookingKindsOf(inquiry: {
  form_type: string;
  is_visit: boolean;
  is_video: boolean;
}): BookingKind[] {
  const kind = formTypeOf(inquiry.form_type).slots?.kind;
  if (kind) return [kind];
  return [
    ...(inquiry.is_visit ? (['visit'] as const) : []),
    ...(inquiry.is_video ? (['video'] as const) : []),
  ];
}
