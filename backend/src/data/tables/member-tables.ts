import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** See migrations/0003_member.sql, 0009_identity.sql, 0023_customer_session.sql and 0031_home_notes.sql. Column names are the wire names of the contract. */
export interface MemberTables {
  customer: {
    customer_id: Generated<number>;
    sub: string;
    mail_address: string;
    registrant_type: Generated<number>;
    name_sei: Generated<string>;
    name_mei: Generated<string>;
    kana_sei: Generated<string>;
    kana_mei: Generated<string>;
    student_name_sei: string | null;
    student_name_mei: string | null;
    gender: number | null;
    birthday: string | null;
    tel: string | null;
    zip_code: string | null;
    prefecture_id: number | null;
    city: string | null;
    address: string | null;
    building: string | null;
    grade_id: number | null;
    move_in_ym: string | null;
    campus_ids: Generated<number[]>;
    is_mail_magazine: Generated<boolean>;
    is_new_arrival_mail: Generated<boolean>;
    language: Generated<'en' | 'ja'>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  favorite: { customer_id: number; estate_id: number; created_at: Date };
  home_note: { customer_id: number; estate_id: number; note: string; updated_at: Stamp };
  history: { customer_id: number; estate_id: number; created_at: Date };
  customer_session: {
    session_id: string;
    customer_id: number;
    device: string;
    refresh_hash: Buffer;
    created_at: Stamp;
    last_used_at: Stamp;
  };
  withdrawal: {
    withdrawal_id: Generated<number>;
    reason_ids: number[];
    reason_text: string | null;
    created_at: Stamp;
  };
}
