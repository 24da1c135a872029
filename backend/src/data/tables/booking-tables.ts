import type { ColumnType } from 'kysely';

/** A booked slot of an inquiry. `wish_no` counts from 1. */
export interface Booking {
  shop_id: number;
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
  kind: 'visit' | 'video';
  inquiry_id: number;
  wish_no: number;
}

/** See migrations/0008_mail_limits_bookings.sql. */
export interface BookingTables {
  booking: Booking & { created_at: ColumnType<Date, undefined, never> };
}
