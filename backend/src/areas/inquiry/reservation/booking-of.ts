import type { PreferredSlot, SentInquiry } from '@gakumado/shared/contract';
import { bookingKindsOf } from '@gakumado/shared/forms';
import { isPast } from '../../shops/shop-calendar/shop-hours.ts';

type Booking = NonNullable<SentInquiry['reservation']>;

/** The part of an inquiry that says what it booked. */
interface BookingInquiry {
  form_type: string;
  is_visit: boolean;
  is_video: boolean;
  wishes: readonly PreferredSlot[];
  reserved_minutes: number | null;
  cancelled_at: Date | null;
}

function stateOf(
  { cancelled_at }: BookingInquiry,
  { date, time }: Pick<Booking, 'date' | 'time'>,
  now: Date,
) {
  if (cancelled_at !== null) return 'cancelled';
  return isPast(date, time, now) ? 'past' : 'booked';
}

/** The booking of an inquiry and its state; null if nothing was booked. */
export function bookingOf(inquiry: BookingInquiry, now = new Date()): Booking | null {
  const { reserved_minutes: minutes, wishes } = inquiry;
  const [slot] = wishes;
  if (minutes === null || !slot) return null;
  const { date, time } = slot;
  const state = stateOf(inquiry, slot, now);
  return { date, time, minutes, kinds: bookingKindsOf(inquiry), state, is_changeable: state === 'booked' };
}
