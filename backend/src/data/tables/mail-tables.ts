import type { ColumnType, Generated } from 'kysely';

/** The states of a mail; see migrations/0008_mail_limits_bookings.sql. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure';

/** A file for a calendar, and what a calendar does with it. */
export interface MailCalendar {
  method: 'PUBLISH' | 'CANCEL';
  filename: string;
  content: string;
}

export interface MailTables {
  mail_outbox: {
    mail_id: Generated<number>;
    to_address: string;
    subject: string;
    body_text: string;
    /** Null: text only. */
    body_html: string | null;
    reply_to: ColumnType<string | null, string | null | undefined, never>;
    /** Where mails of this kind are stopped with one press; null: the mail is no subscription. */
    unsubscribe_url: ColumnType<string | null, string | null | undefined, never>;
    calendar: ColumnType<MailCalendar | null, string | null | undefined, never>;
    /** A mail whose fate is not known is not sent again by itself. */
    at_most_once: ColumnType<boolean, boolean | undefined, never>;
    message_key: Generated<string>;
    state: Generated<MailState>;
    tries: Generated<number>;
    next_try_at: Generated<Date>;
    lease_until: Date | null;
    handed_over_at: Date | null;
    last_error: string | null;
    created_at: ColumnType<Date, Date | undefined, never>;
    sent_at: Date | null;
  };
}
