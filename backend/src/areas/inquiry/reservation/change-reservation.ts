import type { Reservation } from '@gakumado/shared/contract';
import { messages, reservationForm, todayInJapan } from '@gakumado/shared/forms';
import type { Kysely, Transaction } from 'kysely';
import { queueMail } from '#background/mail/queue-mail.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#data/db/database.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { readInput } from '#platform/http/validation.ts';
import { holdPlaces, releasePlaces, bookingFor, slotColumns } from '../preferred-slots.ts';
import { reservationKeys } from './reservation-key.ts';
import { cancelledMails, movedMails } from './reservation-mails.ts';
import { findBookedInquiry, toReservation } from './reservation-queries.ts';
import type { BookedInquiry } from './reservation-queries.ts';

interface Work {
  config: Pick<Config, 'siteOrigin' | 'shopMailFallback' | 'mailFrom'>;
  /** Counts the change, or throws the 429 of one too many. */
  count: (trx: Transaction<Database>) => Promise<void>;
}

/** The booking of an inquiry, for nobody else to change until the transaction ends; refused when it cannot change. */
async function takeBookedInquiry(trx: Transaction<Database>, inquiryId: number): Promise<BookedInquiry> {
  const reserved = await findBookedInquiry(trx, inquiryId, { isLocked: true });
  if (!reserved) throw new ApiFault(404, [{ field: 'inquiry_id', code: 'not_found' }]);
  const { state } = reserved.booking;
  if (state === 'cancelled') throw badField('', 'conflict', messages.reservationCancelled);
  if (state === 'past') throw badField('', 'expired', messages.reservationPast);
  return reserved;
}

const isSame = (a: BookedInquiry['wishes'], b: BookedInquiry['wishes']) =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Moves a booking to another time, by the rules of the form that booked it: its place is free again and the new one is
 * taken, or nothing changes. The same time once more is the same answer, without mails.
 */
export function moveReservation(
  db: Kysely<Database>,
  inquiryId: number,
  input: unknown,
  { config, count }: Work,
): Promise<Reservation> {
  return db.transaction().execute(async (trx) => {
    const before = await takeBookedInquiry(trx, inquiryId);
    const form = readInput(reservationForm(before.form_type, todayInJapan), input);
    if (form instanceof ApiFault) throw form;
    if (isSame(form.wishes, before.wishes)) return toReservation(before);
    await count(trx);
    // A shop that is there no more is closed on every day.
    const [shop_id = 0] = before.shop_ids;
    const shop = before.shop ?? { shop_id, slot_minutes: before.booking.minutes };
    const preferred = { ...before, shop, wishes: form.wishes };
    const booking = bookingFor(preferred);
    await releasePlaces(trx, inquiryId);
    await trx
      .updateTable('inquiry')
      .set({ ...slotColumns(form.wishes, booking), reminded_at: null })
      .where('inquiry_id', '=', inquiryId)
      .execute();
    await holdPlaces(trx, inquiryId, preferred, booking);
    const reserved = await findBookedInquiry(trx, inquiryId, { isLocked: false });
    if (!reserved) throw new Error('A moved booking is gone.');
    const key = (await reservationKeys(trx))(inquiryId);
    for (const mail of movedMails(before, { reserved, key }, config)) await queueMail(trx, mail);
    return toReservation(reserved);
  });
}

/** Cancels a booking: its place is free again at once. */
export function cancelReservation(
  db: Kysely<Database>,
  inquiryId: number,
  { config, count }: Work,
): Promise<Reservation> {
  return db.transaction().execute(async (trx) => {
    const before = await takeBookedInquiry(trx, inquiryId);
    await count(trx);
    await releasePlaces(trx, inquiryId);
    await trx
      .updateTable('inquiry')
      .set({ cancelled_at: new Date() })
      .where('inquiry_id', '=', inquiryId)
      .execute();
    for (const mail of cancelledMails(before, config)) await queueMail(trx, mail);
    return toReservation({
      ...before,
      booking: { ...before.booking, state: 'cancelled', is_changeable: false },
    });
  });
}
