import type { EstateFilter, NotificationData, NotificationType } from '@gakumado/shared/contract';
import type { ColumnType, Generated } from 'kysely';

type Made = ColumnType<Date, undefined, Date>;

/** See migrations/0010_member_lists.sql and 0030_deleted_conditions.sql: members' saved things and their notifications. */
export interface NoticeTables {
  estate_change: {
    change_id: Generated<number>;
    estate_id: number;
    name: string;
    status_before: number | null;
    status_after: number | null;
    price_before: number | null;
    price_after: number | null;
    vacant_before: number | null;
    vacant_after: number | null;
    changed_at: Made;
    processed_at: Date | null;
  };
  saved_condition: {
    condition_id: Generated<number>;
    customer_id: number;
    name: string;
    condition: ColumnType<EstateFilter, string, string>;
    condition_hash: Buffer;
    path: string;
    notify_frequency: number;
    saved_at: Made;
    seen_at: Made;
    last_notified_at: Date | null;
    created_at: Made;
  };
  deleted_condition: {
    condition_id: number;
    customer_id: number;
    /** Rows of the three tables, as JSON. */
    saved: { condition_hash: string };
    matches: object[];
    notifications: object[];
    deleted_at: Made;
  };
  condition_match: { condition_id: number; estate_id: number; matched_at: Date; mailed_at: Date | null };
  notification: {
    notification_id: Generated<number>;
    customer_id: number;
    type: NotificationType;
    estate_id: number | null;
    condition_id: number | null;
    data: ColumnType<NotificationData, string, string>;
    created_at: Date;
    read_at: Date | null;
  };
  waitlist: {
    waitlist_id: Generated<number>;
    customer_id: number;
    estate_id: number;
    roomtype_id: number | null;
    move_in_ym: string;
    created_at: Made;
    notified_at: Date | null;
  };
}
