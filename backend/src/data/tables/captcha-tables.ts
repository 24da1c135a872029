import type { ColumnType } from 'kysely';

/** See migrations/0008_mail_limits_bookings.sql. */
export interface CaptchaTables {
  server_secret: { name: string; secret: Buffer; created_at: ColumnType<Date, undefined, never> };
  captcha_token: { token_hash: Buffer; is_used: boolean; score: number | null; expires_at: Date };
}
