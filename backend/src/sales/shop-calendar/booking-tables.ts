import type { ColumnType } from 'kysely';

/** See migrations/0008_mail_limits_bookings.sql. */
export interface BookingTables {
  booking: {
    shop_id: number;
    date: string;
    time: string;
    kind: 'visit' | 'video';
    inquiry_id: number;
    wish_no: number;
    created_at: ColumnType<Date, undefined, never>;
  };
}
