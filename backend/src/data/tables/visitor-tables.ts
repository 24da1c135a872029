import type { Verdict } from '@gakumado/shared/contract';
import type { ColumnType, Generated } from 'kysely';

/** See migrations/0010_member_lists.sql and 0024_family_list.sql: data of visitors who are not members. */
export interface VisitorTables {
  share_list: {
    share_hash: Buffer;
    estate_ids: number[];
    note: string;
    created_at: ColumnType<Date, undefined, never>;
    expires_at: Date;
    /** Null of a list from before there were owners' keys. */
    owner_hash: Buffer | null;
    closed_at: Date | null;
  };
  share_verdict: {
    share_hash: Buffer;
    estate_id: number;
    by_name: string;
    verdict: Verdict;
    comment: string;
    updated_at: Date;
    version: Generated<number>;
  };
  log_tracking: {
    session_key: string;
    event_name: string;
    page_path: string;
    params: ColumnType<Record<string, unknown>, string, string>;
    created_at: Date;
  };
  log_access: {
    session_key: string;
    page_path: string;
    referrer: string;
    estate_id: number | null;
    campus_id: number | null;
    created_at: Date;
  };
  log_favorite: { estate_id: number; session_key: string; created_at: Date };
}
