import type { ColumnType } from 'kysely';

/** See migrations/0008_mail_limits_bookings.sql. */
export interface RateLimitTables {
  rate_limit: { limit_key: string; tries: number; window_started_at: Date };
}

/** See migrations/0011_inquiries.sql. */
export interface AnsweredRequestTables {
  answered_request: {
    request_id: string;
    request_hash: Buffer;
    result: ColumnType<unknown, string | null, string | null>;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
}
