import type { PreferredSlot, Reservation } from '@gakumado/shared/contract';
import { formTypes, isBookable } from '@gakumado/shared/forms';
import type { BookableForm } from '@gakumado/shared/forms';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { videoToolOf } from '../describe-applicant.ts';
import { findInquiryEstates } from '../inquiry-queries.ts';
import type { InquiryEstate } from '../inquiry-queries.ts';
import { findShopsById } from '../shop-choice-queries.ts';
import type { InquiryShop } from '../shop-choice-queries.ts';
import { bookingOf } from './booking-of.ts';

type Booking = NonNullable<ReturnType<typeof bookingOf>>;

/** An inquiry that has, or had, something booked. */
export interface BookedInquiry {
  inquiry_id: number;
  inquiry_no: string;
  customer_id: number | null;
  form_type: BookableForm;
  shop_ids: number[];
  estate_ids: number[];
  is_visit: boolean;
  is_video: boolean;
  wishes: PreferredSlot[];
  applicant: Record<string, unknown>;
  booking: Booking;
  /** Null for a shop that is there no more. */
  shop: InquiryShop | null;
  estates: InquiryEstate[];
}

/** The inquiry with what it booked; undefined for one that booked nothing. `isLocked` keeps others from changing it. */
export async function findBookedInquiry(
  db: Kysely<Database>,
  inquiryId: number,
  { isLocked }: { isLocked: boolean },
): Promise<BookedInquiry | undefined> {
  const row = await db
    .selectFrom('inquiry')
    .select(['inquiry_id', 'inquiry_no', 'customer_id', 'form_type', 'shop_ids', 'estate_ids'])
    .select(['is_visit', 'is_video', 'wishes', 'applicant', 'reserved_minutes', 'cancelled_at'])
    .where('inquiry_id', '=', inquiryId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  const booking = row && bookingOf(row);
  if (!booking || !isBookable(row.form_type)) return undefined;
  const { reserved_minutes: _, cancelled_at: __, form_type, ...rest } = row;
  const [shop = null] = await findShopsById(db, row.shop_ids);
  const estates = await findInquiryEstates(db, { ids: row.estate_ids });
  return { ...rest, form_type, booking, shop, estates };
}

/** A booking as inquiry/reservation/* answer it. */
export function toReservation(reserved: BookedInquiry): Reservation {
  const { inquiry_id, inquiry_no, form_type, wishes, is_visit, is_video, applicant, booking, shop, estates } =
    reserved;
  return {
    ...booking,
    inquiry_id,
    inquiry_no,
    form_type,
    wishes,
    is_visit,
    is_video,
    video_tool: videoToolOf(applicant),
    calendar: formTypes[form_type].slots.calendar,
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
