import { randomInt } from 'node:crypto';
import type { SentInquiry } from '@gakumado/shared/contract';
import { mailFormOf } from '@gakumado/shared/forms';
import type { PricedHome } from '@gakumado/shared/format';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { STANDARD_STAY, stayColumns, withCosts } from '../../data/sql/kept-stays-sql.ts';
import { toJst } from '../../platform/http/jst.ts';
import { bookingOf } from './reservation/booking-of.ts';
import { aboutOf } from './inquiry-forms.ts';
import { findMailFormTitles } from './mail-form-queries.ts';

type InquiryRow = Omit<Insertable<Database['inquiry']>, 'inquiry_no'>;

const MAX_TRIES = 20;

const randomNumber = () => `Q${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Stores an inquiry under a receipt number that nobody has. */
export async function insertInquiry(
  trx: Transaction<Database>,
  inquiry: InquiryRow,
): Promise<{ inquiry_id: number; inquiry_no: string }> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const inserted = await trx
      .insertInto('inquiry')
      .values({ ...inquiry, inquiry_no: randomNumber() })
      .onConflict((conflict) => conflict.column('inquiry_no').doNothing())
      .returning(['inquiry_id', 'inquiry_no'])
      .executeTakeFirst();
    if (inserted) return inserted;
  }
  throw new Error('No free receipt number was found.');
}

export interface InquiryEstate extends PricedHome {
  estate_id: number;
  name: string;
  inquiry_no: string;
  shop_id: number;
  zip_code: string;
  address_detail: string;
  station_time_text_min: string;
  prefecture_id: number;
  condition: number[];
}

/** Estates by id or by their inquiry number, also those that are not offered any more. */
export async function findInquiryEstates(
  db: Kysely<Database>,
  { ids, inquiryNo }: { ids: readonly number[]; inquiryNo?: string | undefined },
): Promise<InquiryEstate[]> {
  if (ids.length === 0 && inquiryNo === undefined) return [];
  const rows = await db
    .selectFrom('estate')
    .select(stayColumns)
    .select(['price_min', 'price_max', 'meal_type'])
    .select(['estate_id', 'name', 'inquiry_no', 'shop_id', 'zip_code', 'address_detail'])
    .select(['station_time_text_min', 'prefecture_id', 'condition'])
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('estate_id', 'in', ids)] : []),
        ...(inquiryNo === undefined ? [] : [eb('inquiry_no', '=', inquiryNo)]),
      ]),
    )
    .orderBy('estate_id')
    .execute();
  return rows.map((row) => withCosts(row, STANDARD_STAY));
}

/** Inquiries of a customer, the newest first. */
export async function findSentInquiries(
  db: Kysely<Database>,
  customerId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: SentInquiry[]; total_count: number }> {
  const own = db.selectFrom('inquiry').where('customer_id', '=', customerId);
  const [rows, { count }] = await Promise.all([
    own
      .select(['inquiry_id', 'inquiry_no', 'form_type', 'inquiry_contents_id', 'shop_ids', 'estate_ids'])
      .select(['is_visit', 'is_video', 'wishes', 'reserved_minutes', 'cancelled_at', 'created_at'])
      .orderBy('inquiry_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const shopIds = [...new Set(rows.flatMap((row) => row.shop_ids))];
  const shops =
    shopIds.length === 0
      ? []
      : await db
          .selectFrom('shop')
          .select(['shop_id', 'shop_name', 'tel', 'area_slug', 'm_prefecture_id'])
          .where('shop_id', 'in', shopIds)
          .execute();
  const forms = rows.map(({ form_type }) => mailFormOf(form_type)).filter((name) => name !== '');
  const titles = await findMailFormTitles(db, forms);
  const result: SentInquiry[] = rows.map((row) => ({
    inquiry_id: row.inquiry_id,
    inquiry_no: row.inquiry_no,
    form_type: row.form_type,
    inquiry_contents_id: row.inquiry_contents_id,
    about: aboutOf(row, titles),
    shops: row.shop_ids.flatMap((id) => shops.find((shop) => shop.shop_id === id) ?? []),
    estate_ids: row.estate_ids,
    is_visit: row.is_visit,
    is_video: row.is_video,
    wishes: row.wishes,
    reservation: bookingOf(row),
    created_at: toJst(row.created_at),
  }));
  return { result, total_count: count };
}
