import type { PreferredSlot } from '@gakumado/shared/contract';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, never>;

/** See migrations/0011_inquiries.sql and 0026_reservations.sql. */
export interface InquiryTables {
  inquiry: {
    inquiry_id: Generated<number>;
    inquiry_no: string;
    customer_id: number | null;
    form_type: string;
    inquiry_contents_id: number;
    shop_ids: number[];
    estate_ids: Generated<number[]>;
    document_ids: Generated<number[]>;
    is_visit: Generated<boolean>;
    is_video: Generated<boolean>;
    /** The preferred slots in their order. */
    wishes: ColumnType<PreferredSlot[], string | undefined, string>;
    message: string | null;
    applicant: Json<Record<string, unknown>>;
    targets: Json<unknown> | null;
    filter: Json<unknown> | null;
    contact_method: number[] | null;
    source_url: string | null;
    language: 'en' | 'ja';
    is_from_estate: boolean;
    /** How long the first preferred slot is held; null: nothing is booked. */
    reserved_minutes: Generated<number | null>;
    cancelled_at: Generated<Date | null>;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
  self_viewing: { estate_id: number; date: string; time: string; inquiry_id: number };
}
