import { messages } from '@gakumado/shared/forms';
import type { InquiryReceipt } from '@gakumado/shared/contract';
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

type Reservation = Omit<NonNullable<InquiryReceipt['reservation']>, 'reservation_key' | 'video_tool'>;

/** The slots that an inquiry prefers. Rows of `wishes` that were left empty have empty texts. */
export interface WishedSlots {
  inquiry_id: number;
  form_type: string;
  shop: Pick<InquiryShop, 'shop_id' | 'slot_minutes'> | null;
  estate_ids: readonly number[];
  wishes: readonly { date: string; time: string }[];
  is_visit: boolean;
  is_video: boolean;
}

/** The second and third slots are noted, not booked. They must be free now. */
async function checkFurtherSlots(
  trx: Transaction<Database>,
  shopId: number,
  { wishes, is_visit, is_video }: WishedSlots,
  booked: number,
): Promise<void> {
  for (const [index, { date, time }] of wishes.entries()) {
    if (index === booked || date === '') continue;
    const [day] = (await findCalendar(trx, shopId, date, 1)) ?? [];
    if (!day?.is_open) throw badField(`wishes.${index}.date`, 'conflict', messages.dateClosed);
    const slot = day.slots.find((candidate) => candidate.time === time);
    const isFree =
      slot !== undefined &&
      (!is_visit || slot.visit_remaining > 0) &&
      (!is_video || slot.video_remaining > 0);
    if (!isFree) throw badField(`wishes.${index}.time`, 'conflict', messages.slotTaken);
  }
}

/** Books the hour of a viewing without staff; null when the form names no estate. */
async function reserveSelfViewing(
  trx: Transaction<Database>,
  { inquiry_id, estate_ids, wishes: [slot] }: WishedSlots,
): Promise<Reservation | null> {
  if (!slot || estate_ids.length === 0) return null;
  const { date, time } = slot;
  const closed = await findClosedReason(trx, estate_ids, date);
  if (closed !== undefined) throw badField('wishes.0.date', 'conflict', closed);
  // In one order, so that two parties with the same estates do not wait for each other.
  const rows = estate_ids
    .toSorted((a, b) => a - b)
    .flatMap((estate_id) => halfHoursFrom(time).map((half) => ({ estate_id, date, time: half, inquiry_id })));
  const { numInsertedOrUpdatedRows: booked } = await trx
    .insertInto('self_viewing')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (booked !== BigInt(rows.length)) throw badField('wishes.0.time', 'conflict', messages.slotTaken);
  return { date, time, is_visit: false, is_video: false, minutes: SELF_VIEWING_MINUTES };
}

/** Books a place at the shop for each kind; null when the form asks for neither. */
async function reserveAtShop(trx: Transaction<Database>, wished: WishedSlots): Promise<Reservation | null> {
  const { inquiry_id, shop, wishes, is_visit, is_video } = wished;
  // A form that needs none may have its first row empty.
  const index = wishes.findIndex(({ date }) => date !== '');
  const first = wishes[index];
  if (!shop || !first || !(is_visit || is_video)) return null;
  const kinds = [...(is_visit ? (['visit'] as const) : []), ...(is_video ? (['video'] as const) : [])];
  for (const kind of kinds) {
    await reserveSlot(trx, { shop_id: shop.shop_id, ...first, kind, inquiry_id, wish_no: index + 1 });
  }
  await checkFurtherSlots(trx, shop.shop_id, wished, index);
  return { ...first, is_visit, is_video, minutes: shop.slot_minutes };
}

/** Gives back what an inquiry holds, at the shop and at its estates. */
export async function releasePlaces(trx: Transaction<Database>, inquiryId: number): Promise<void> {
  await releaseSlots(trx, inquiryId);
  await trx.deleteFrom('self_viewing').where('inquiry_id', '=', inquiryId).execute();
}

/**
 * Books the first preferred slot in place of what the inquiry holds, and notes all of them; null when there is nothing
 * to book. A 400 at the slot that is closed or not free takes everything back with the caller's transaction.
 */
export async function reservePreferredSlots(
  trx: Transaction<Database>,
  wished: WishedSlots,
): Promise<Reservation | null> {
  const { inquiry_id, form_type, wishes } = wished;
  await releasePlaces(trx, inquiry_id);
  const reservation = await (form_type === 'self_naiken'
    ? reserveSelfViewing(trx, wished)
    : reserveAtShop(trx, wished));
  await trx
    .updateTable('inquiry')
    .set({
      wishes: JSON.stringify(wishes.filter(({ date }) => date !== '')),
      reserved_minutes: reservation?.minutes ?? null,
    })
    .where('inquiry_id', '=', inquiry_id)
    .execute();
  return reservation;
}
