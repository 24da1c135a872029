import { calendarFile } from '@gakumado/shared/calendar-file';
import type { CalendarBooking } from '@gakumado/shared/calendar-file';
import type { BookingKind, InquiryReceipt } from '@gakumado/shared/contract';
import { bookingTitleOf } from '@gakumado/shared/forms';
import type { MailCalendar } from '../../data/tables/column-types.ts';
import type { Config } from '../../platform/config.ts';
import type { InquiryEstate } from './inquiry-queries.ts';
import type { InquiryShop } from './shop-choice-queries.ts';

interface Booking {
  inquiry_no: string;
  kinds: readonly BookingKind[];
  reservation: Pick<
    NonNullable<InquiryReceipt['reservation']>,
    'date' | 'time' | 'minutes' | 'is_visit' | 'is_video'
  >;
  shop: InquiryShop | null;
  estates: readonly InquiryEstate[];
}

/** Where the visitor is expected: at the shop, at the home of a viewing without staff, or nowhere for a video call. */
function placeOf({ reservation, shop, estates: [home] }: Booking): string | undefined {
  if (reservation.is_visit) return shop?.address;
  return reservation.is_video || !home ? undefined : `${home.address_detail} ${home.name}`;
}

/** The booking for the calendar of the visitor; CANCEL takes it out again. */
export function bookingCalendar(
  booking: Booking,
  { mailFrom }: Pick<Config, 'mailFrom'>,
  method: MailCalendar['method'] = 'PUBLISH',
): MailCalendar {
  const { inquiry_no, kinds, reservation, shop } = booking;
  const { date, time, minutes } = reservation;
  const event: CalendarBooking = {
    inquiry_no,
    title: bookingTitleOf(kinds),
    slot: { date, time, minutes },
    shop,
    place: placeOf(booking),
  };
  const organizer = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0];
  return { method, filename: `${inquiry_no}.ics`, content: calendarFile(event, { method, organizer }) };
}
