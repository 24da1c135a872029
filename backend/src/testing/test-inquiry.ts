import { addDays, todayInJapan } from '@gakumado/shared/forms';
import type { TestApp } from './test-app.ts';

/** The person block as a page sends it. */
export const person = {
  name_sei: '見本',
  name_mei: '花子',
  kana_sei: 'みほん',
  kana_mei: 'はなこ',
  mail_address: 'hanako@example.com',
  mail_address_confirm: 'hanako@example.com',
  tel: '090-1234-5678',
  agree: true,
};

/** A day of the next week. */
export const visitDay = addDays(todayInJapan(), 8);

/** A general inquiry that asks for a visit at shop 1. */
export const visit = {
  form_type: 'general',
  inquiry_contents_id: 3,
  shop_id: 1,
  is_visit: 1,
  wishes: [{ date: visitDay, time: '11:00' }],
  applicant: person,
};

/** Shop 1 open every day from 10:00 to 18:00 with one visit and one video call an hour. */
export async function openShop(t: TestApp): Promise<void> {
  await t.pool.query(
    `update shop set regular_holidays = '{}', open_time = '10:00', close_time = '18:00', slot_minutes = 60,
       visit_capacity = 1, video_capacity = 1, is_visit = true, is_video = true where shop_id = 1`,
  );
  await t.pool.query('delete from shop_closure where shop_id = 1');
}

/** Every shop open every day, and every home with an empty room: what a viewing without staff needs. */
export async function openHomes(t: TestApp): Promise<void> {
  await t.pool.query("update shop set regular_holidays = '{}'");
  await t.pool.query('delete from shop_closure');
  await t.pool.query('update estate set status = 1, vacant_status_id = 1, move_in_from = current_date');
}

/** The mails that wait to be sent, in the order in which they were queued. */
export const findMails = (t: TestApp) =>
  t.db
    .selectFrom('mail_outbox')
    .select(['to_address', 'subject', 'body_text', 'body_html', 'reply_to', 'calendar'])
    .orderBy('mail_id')
    .execute();

/** Removes every inquiry with its mails and bookings. */
export const forgetInquiries = (t: TestApp) =>
  t.pool.query('truncate inquiry, self_viewing, mail_outbox, booking, answered_request');
