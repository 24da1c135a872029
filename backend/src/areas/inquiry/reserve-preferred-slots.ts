import { messages } from '@gakumado/shared/forms';
import type { InquiryReceipt } from '@gakumado/shared/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { badField } from '../../platform/http/api-fault.ts';
import { reserveSlot } from '../sales/shop-calendar/reserve-slot.ts';
import { findCalendar } from '../sales/shop-calendar/shop-calendar-queries.ts';
import type { FilledForm } from './inquiry-forms.ts';
import type { InquiryShop } from './shop-choice-queries.ts';

/** The second and third slots are noted, not booked. They must be free now. */
async function checkFurtherSlots(
  trx: Transaction<Database>,
  { shop_id }: InquiryShop,
  { wishes, is_visit, is_video }: FilledForm,
): Promise<void> {
  for (const [index, { date, time }] of wishes.entries()) {
    if (index === 0 || date === '') continue;
    const [day] = (await findCalendar(trx, shop_id, date, 1)) ?? [];
    if (!day?.is_open) throw badField(`wishes.${index}.date`, 'conflict', messages.dateClosed);
    const slot = day.slots.find((candidate) => candidate.time === time);
    const isFree =
      slot !== undefined &&
      (!is_visit || slot.visit_remaining > 0) &&
      (!is_video || slot.video_remaining > 0);
    if (!isFree) throw badField(`wishes.${index}.time`, 'conflict', messages.slotTaken);
  }
}

const SELF_VIEWING_MINUTES = 30;

/** Books the half hour of a viewing without staff; null when the form names no estate. */
export async function reserveSelfViewing(
  trx: Transaction<Database>,
  inquiry_id: number,
  estateIds: readonly number[],
  { wishes: [slot] }: FilledForm,
): Promise<InquiryReceipt['reservation']> {
  if (!slot || estateIds.length === 0) return null;
  // In one order, so that two parties with the same estates do not wait for each other.
  const rows = estateIds
    .toSorted((a, b) => a - b)
    .map((estate_id) => ({ estate_id, date: slot.date, time: slot.time, inquiry_id }));
  const { numInsertedOrUpdatedRows: booked } = await trx
    .insertInto('self_viewing')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (booked !== BigInt(rows.length)) throw badField('wishes.0.time', 'conflict', messages.slotTaken);
  return { ...slot, is_visit: false, is_video: false, minutes: SELF_VIEWING_MINUTES };
}

/** Books the first preferred slot of a visit or a video call at the shop; null when the form asks for neither. */
export async function reservePreferredSlots(
  trx: Transaction<Database>,
  inquiryId: number,
  shop: InquiryShop | null,
  form: FilledForm,
): Promise<InquiryReceipt['reservation']> {
  const { wishes, is_visit, is_video } = form;
  const [first] = wishes;
  if (!shop || !first || !(is_visit || is_video)) return null;
  const kinds = [...(is_visit ? (['visit'] as const) : []), ...(is_video ? (['video'] as const) : [])];
  for (const kind of kinds) {
    const booking = { shop_id: shop.shop_id, ...first, kind, inquiry_id: inquiryId, wish_no: 1 };
    await reserveSlot(trx, booking);
  }
  await checkFurtherSlots(trx, shop, form);
  return { ...first, is_visit, is_video, minutes: shop.slot_minutes };
}
