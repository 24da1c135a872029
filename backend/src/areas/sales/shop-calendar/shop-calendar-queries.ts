import type { CalendarDay } from '@gakumado/shared/contract';
import { addDays } from '@gakumado/shared/forms';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { isPast, isRegularHoliday, slotTimes } from './shop-hours.ts';

/** The highest number that the calendar shows for a time. */
const MAX_REMAINING = 9;
const REGULAR_HOLIDAY = '定休日';

const hourColumns = [
  'open_time',
  'close_time',
  'regular_holidays',
  'slot_minutes',
  'visit_capacity',
  'video_capacity',
  'is_visit',
  'is_video',
] as const;

type CalendarShop = NonNullable<Awaited<ReturnType<typeof findShopHours>>>;

/** The data of a shop's calendar. */
export function findShopHours(db: Kysely<Database>, shopId: number) {
  return db.selectFrom('shop').select(hourColumns).where('shop_id', '=', shopId).executeTakeFirst();
}

/** Notes by date: of days on which the shop is closed beside its regular holidays. */
export async function findClosures(db: Kysely<Database>, shopId: number, from: string, to: string) {
  const rows = await db
    .selectFrom('shop_closure')
    .select(['date', 'note'])
    .where('shop_id', '=', shopId)
    .where('date', '>=', from)
    .where('date', '<', to)
    .execute();
  return new Map(rows.map(({ date, note }) => [date, note]));
}

async function findHolidays(db: Kysely<Database>, from: string, to: string) {
  const rows = await db
    .selectFrom('holiday')
    .select(['date', 'name'])
    .where('date', '>=', from)
    .where('date', '<', to)
    .execute();
  return new Map(rows.map(({ date, name }) => [date, name]));
}

const slotKey = (date: string, time: string, kind: string) => `${date} ${time} ${kind}`;

async function countBookings(db: Kysely<Database>, shopId: number, from: string, to: string) {
  const rows = await db
    .selectFrom('booking')
    .select(['date', 'time', 'kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('shop_id', '=', shopId)
    .where('date', '>=', from)
    .where('date', '<', to)
    .groupBy(['date', 'time', 'kind'])
    .execute();
  return new Map(rows.map(({ date, time, kind, count }) => [slotKey(date, time, kind), count]));
}

/** How many bookings of one time a shop takes; 0 for a kind that it does not offer. */
export const capacityOf = (shop: CalendarShop, kind: 'visit' | 'video') =>
  kind === 'visit'
    ? Number(shop.is_visit) * shop.visit_capacity
    : Number(shop.is_video) * shop.video_capacity;

/** The days of a shop from a date on (YYYY-MM-DD), with what can still be booked; undefined: no such shop. */
export async function findCalendar(
  db: Kysely<Database>,
  shopId: number,
  from: string,
  days: number,
  now = new Date(),
): Promise<CalendarDay[] | undefined> {
  const to = addDays(from, days);
  const [shop, closures, holidays, bookings] = await Promise.all([
    findShopHours(db, shopId),
    findClosures(db, shopId, from, to),
    findHolidays(db, from, to),
    countBookings(db, shopId, from, to),
  ]);
  if (!shop) return undefined;
  const remaining = (date: string, time: string, kind: 'visit' | 'video') => {
    if (isPast(date, time, now)) return 0;
    const left = capacityOf(shop, kind) - (bookings.get(slotKey(date, time, kind)) ?? 0);
    return Math.min(MAX_REMAINING, Math.max(0, left));
  };
  const times = slotTimes(shop);
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const closedFor = closures.get(date) ?? (isRegularHoliday(shop, date) ? REGULAR_HOLIDAY : undefined);
    if (closedFor !== undefined) {
      return { date, is_open: false, open_time: null, close_time: null, note: closedFor, slots: [] };
    }
    const slots = times.map((time) => ({
      time,
      visit_remaining: remaining(date, time, 'visit'),
      video_remaining: remaining(date, time, 'video'),
    }));
    const { open_time, close_time } = shop;
    return { date, is_open: true, open_time, close_time, note: holidays.get(date) ?? null, slots };
  });
}
