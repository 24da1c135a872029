import type { Reservation } from '@gakumado/shared/contract';
import { isBookable } from '@gakumado/shared/forms';
import type { BookableForm } from '@gakumado/shared/forms';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { videoToolOf } from '../describe-applicant.ts';
import { findInquiryEstates } from '../inquiry-queries.ts';
import type { InquiryEstate } from '../inquiry-queries.ts';
import { findShopsById } from '../shop-choice-queries.ts';
import type { InquiryShop } from '../shop-choice-queries.ts';
import { bookedOf } from './booked.ts';

type Booked = NonNullable<ReturnType<typeof bookedOf>>;

/** An inquiry that has, or had, something booked. */
export interface ReservedInquiry {
  inquiry_id: number;
  inquiry_no: string;
  customer_id: number | null;
  form_type: BookableForm;
  shop_ids: number[];
  estate_ids: number[];
  is_visit: boolean;
  is_video: boolean;
  wishes: { date: string; time: string }[];
  applicant: Record<string, unknown>;
  booked: Booked;
  /** Null for a shop that is there no more. */
  shop: InquiryShop | null;
  estates: InquiryEstate[];
}

/** The inquiry with what it booked; undefined for one that booked nothing. `isLocked` keeps others from changing it. */
export async function findReserved(
  db: Kysely<Database>,
  inquiryId: number,
  { isLocked }: { isLocked: boolean },
): Promise<ReservedInquiry | undefined> {
  const row = await db
    .selectFrom('inquiry')
    .select(['inquiry_id', 'inquiry_no', 'customer_id', 'form_type', 'shop_ids', 'estate_ids'])
    .select(['is_visit', 'is_video', 'wishes', 'applicant', 'reserved_minutes', 'cancelled_at'])
    .where('inquiry_id', '=', inquiryId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  const booked = row && bookedOf(row);
  if (!booked || !isBookable(row.form_type)) return undefined;
  const { reserved_minutes: _, cancelled_at: __, form_type, ...rest } = row;
  const [shop = null] = await findShopsById(db, row.shop_ids);
  const estates = await findInquiryEstates(db, { ids: row.estate_ids });
  return { ...rest, form_type, booked, shop, estates };
}

/** A booking as inquiry/reservation/* answer it. */
export function toReservation(reserved: ReservedInquiry): Reservation {
  const { inquiry_id, inquiry_no, form_type, wishes, is_visit, is_video, applicant, booked, shop, estates } =
    reserved;
  return {
    ...booked,
    inquiry_id,
    inquiry_no,
    form_type,
    wishes,
    is_visit,
    is_video,
    video_tool: videoToolOf(applicant),
    calendar: form_type === 'self_naiken' ? 'self_viewing' : 'shop',
    shop: shop && {
      shop_id: shop.shop_id,
      shop_name: shop.shop_name,
      tel: shop.tel,
      area_slug: shop.area_slug,
      m_prefecture_id: shop.m_prefecture_id,
      zip_code: shop.zip_code,
      address: shop.address,
      access_text: shop.access_text,
    },
    estates: estates.map(({ estate_id, name, inquiry_no: number, address_detail }) => ({
      estate_id,
      name,
      inquiry_no: number,
      address_detail,
    })),
  };
}
