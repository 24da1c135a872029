import { formTypeOf, messages } from '@gakumado/shared/forms';
import type { InquiryReceipt, PreferredSlot } from '@gakumado/shared/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { badField } from '../../platform/http/api-fault.ts';
import { releaseSlots, reserveSlot } from '../shops/shop-calendar/reserve-slot.ts';
import { findCalendar } from '../shops/shop-calendar/shop-calendar-queries.ts';
import {
  findClosedReason,
  halfHoursFrom,
  SELF_VIEWING_MINUTES,
} from './self-viewing/self-viewing-queries.ts';
import type { InquiryShop } from './shop-choice-queries.ts';

type Booking = Omit<NonNullable<InquiryReceipt['reservation']>, 'reservation_key' | 'video_tool'>;

/** The preferred slots of an inquiry, and what it asks to be expected for. */
export interface PreferredSlots {
  form_type: string;
  shop: Pick<InquiryShop, 'shop_id' | 'slot_minutes'> | null;
  estate_ids: readonly number[];
  wishes: readonly PreferredSlot[];
  is_visit: boolean;
  is_video: boolean;
}

/** Whether the places of a form are homes that nobody else is at. */
const isViewedAlone = (formType: string) => formTypeOf(formType).slots?.calendar === 'self_viewing';

const isFilled = ({ date }: PreferredSlot) => date !== '';

/**
 * The booking of the first preferred slot: an hour of a viewing without staff, or a place at the shop for each kind of visit. Null
 * when the form names no estate to view, or asks for no visit.
 */
export function bookingFor(preferred: PreferredSlots): Booking | null {
  const { form_type, shop, estate_ids, wishes, is_visit, is_video } = preferred;
  // A form that needs none may have its first row empty.
  const first = wishes.find(isFilled);
  if (!first) return null;
  const { date, time } = first;
  if (isViewedAlone(form_type)) {
    if (estate_ids.length === 0) return null;
    return { date, time, is_visit: false, is_video: false, minutes: SELF_VIEWING_MINUTES };
  }
  if (!shop || !(is_visit || is_video)) return null;
  return { date, time, is_visit, is_video, minutes: shop.slot_minutes };
}

/** The columns of an inquiry that say what it prefers and how long it holds the first of it. */
export const slotColumns = (wishes: readonly PreferredSlot[], booking: Booking | null) => ({
  wishes: JSON.stringify(wishes.filter(isFilled)),
  reserved_minutes: booking?.minutes ?? null,
});

/** The second and third slots are noted, not booked. They must be free now. */
async function checkFurtherSlots(
  trx: Transaction<Database>,
  shopId: number,
  { wishes, is_visit, is_video }: PreferredSlots,
  bookedIndex: number,
): Promise<void> {
  for (const [index, slot] of wishes.entries()) {
    if (index === bookedIndex || !isFilled(slot)) continue;
    const [day] = (await findCalendar(trx, shopId, slot.date, 1)) ?? [];
    if (!day?.is_open) throw badField(`wishes.${index}.date`, 'conflict', messages.dateClosed);
    const free = day.slots.find(({ time }) => time === slot.time);
    const isFree =
      free !== undefined &&
      (!is_visit || free.visit_remaining > 0) &&
      (!is_video || free.video_remaining > 0);
    if (!isFree) throw badField(`wishes.${index}.time`, 'conflict', messages.slotTaken);
  }
}

/** Holds the half hours of a viewing without staff. */
async function holdHomes(
  trx: Transaction<Database>,
  inquiry_id: number,
  estate_ids: readonly number[],
  { date, time }: PreferredSlot,
): Promise<void> {
  const closed = await findClosedReason(trx, estate_ids, date);
  if (closed !== undefined) throw badField('wishes.0.date', 'conflict', closed);
  // In one order, so that two parties with the same estates do not wait for each other.
  const rows = estate_ids
    .toSorted((a, b) => a - b)
    .flatMap((estate_id) => halfHoursFrom(time).map((half) => ({ estate_id, date, time: half, inquiry_id })));
  const { numInsertedOrUpdatedRows: held } = await trx
    .insertInto('self_viewing')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (held !== BigInt(rows.length)) throw badField('wishes.0.time', 'conflict', messages.slotTaken);
}

/** Holds a place at the shop for each kind of visit. */
async function holdAtShop(
  trx: Transaction<Database>,
  inquiry_id: number,
  shop_id: number,
  preferred: PreferredSlots,
): Promise<void> {
  const { wishes, is_visit, is_video } = preferred;
  const index = wishes.findIndex(isFilled);
  const slot = wishes[index];
  if (!slot) return;
  const kinds = [...(is_visit ? (['visit'] as const) : []), ...(is_video ? (['video'] as const) : [])];
  for (const kind of kinds) {
    await reserveSlot(trx, { shop_id, ...slot, kind, inquiry_id, wish_no: index + 1 });
  }
  await checkFurtherSlots(trx, shop_id, preferred, index);
}

/**
 * Holds what an inquiry books ({@link bookingFor}). A 400 at the slot that is closed or not free takes everything back with
 * the caller's transaction.
 */
export async function holdPlaces(
  trx: Transaction<Database>,
  inquiryId: number,
  preferred: PreferredSlots,
  booking: Booking | null,
): Promise<void> {
  if (!booking) return;
  const { form_type, shop, estate_ids } = preferred;
  if (isViewedAlone(form_type)) await holdHomes(trx, inquiryId, estate_ids, booking);
  else if (shop) await holdAtShop(trx, inquiryId, shop.shop_id, preferred);
}

/** Gives back what an inquiry holds, at the shop and at its estates. */
export async function releasePlaces(trx: Transaction<Database>, inquiryId: number): Promise<void> {
  await releaseSlots(trx, inquiryId);
  await trx.deleteFrom('self_viewing').where('inquiry_id', '=', inquiryId).execute();
}
