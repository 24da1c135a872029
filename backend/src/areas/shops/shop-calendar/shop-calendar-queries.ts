import type { CalendarDay } from '@gakumado/shared/contract';
import { addDays } from '@gakumado/shared/forms';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { mergeCalendars, MAX_REMAINING } from './merge-calendars.ts';
import { isPast, isRegularHoliday, slotTimes } from './shop-hours.ts';

const REGULAR_HOLIDAY = '定休日';

const hourColumns = [
  'shop_id',
  'open_time',
  'close_time',
  'regular_holidays',
  'slot_minutes',
  'visit_capacity',
  'video_capacity',
  'is_visit',
  'is_video',
] as const;

type CalendarShop = Awaited<ReturnType<typeof findShopHours>>[number];

/** The data of shops' calendars. */
export async function findShopHours(db: Kysely<Database>, shopIds: readonly number[]) {
  if (shopIds.length === 0) return [];
  return db.selectFrom('shop').select(hourColumns).where('shop_id', 'in', shopIds).execute();
}

const dayKey = (shopId: number, date: string) => `${shopId} ${date}`;

/** Notes by shop and date: of days on which a shop is closed beside its regular holidays. */
export async function findClosures(
  db: Kysely<Database>,
  shopIds: readonly number[],
  from: string,
  to: string,
) {
  const rows = await db
    .selectFrom('shop_closure')
    .select(['shop_id', 'date', 'note'])
    .where('shop_id', 'in', shopIds)
    .where('date', '>=', from)
    .where('date', '<', to)
    .execute();
  return new Map(rows.map(({ shop_id, date, note }) => [dayKey(shop_id, date), note]));
}

/** Why a shop is closed on each of those days on which it is, by date. */
export async function findClosedDays(
  db: Kysely<Database>,
  shop: CalendarShop,
  from: string,
  days: number,
): Promise<ReadonlyMap<string, string>> {
  const closures = await findClosures(db, [shop.shop_id], from, addDays(from, days));
  const notes = Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    return [date, closedFor(shop, date, closures)] as const;
  });
  return new Map(notes.flatMap(([date, note]) => (note === undefined ? [] : [[date, note] as const])));
}

/** Why a shop is closed on a date; undefined when it is open. */
export const closedFor = (shop: CalendarShop, date: string, closures: ReadonlyMap<string, string>) =>
  closures.get(dayKey(shop.shop_id, date)) ?? (isRegularHoliday(shop, date) ? REGULAR_HOLIDAY : undefined);

async function findHolidays(db: Kysely<Database>, from: string, to: string) {
  const rows = await db
    .selectFrom('holiday')
    .select(['date', 'name'])
    .where('date', '>=', from)
    .where('date', '<', to)
    .execute();
  return new Map(rows.map(({ date, name }) => [date, name]));
}

type Kind = 'visit' | 'video';

const slotKey = (shopId: number, date: string, time: string, kind: Kind) =>
  `${shopId} ${date} ${time} ${kind}`;

async function countBookings(db: Kysely<Database>, shopIds: readonly number[], from: string, to: string) {
  const rows = await db
    .selectFrom('booking')
    .select(['shop_id', 'date', 'time', 'kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('shop_id', 'in', shopIds)
    .where('date', '>=', from)
    .where('date', '<', to)
    .groupBy(['shop_id', 'date', 'time', 'kind'])
    .execute();
  return new Map(rows.map((row) => [slotKey(row.shop_id, row.date, row.time, row.kind), row.count]));
}

/** How many bookings of one time a shop takes; 0 for a kind that it does not offer. */
export const capacityOf = (shop: CalendarShop, kind: Kind) =>
  kind === 'visit'
    ? Number(shop.is_visit) * shop.visit_capacity
    : Number(shop.is_video) * shop.video_capacity;

/** The days of each shop from a date on (YYYY-MM-DD), with what can still be booked. Unknown shops are left out. */
async function findCalendars(
  db: Kysely<Database>,
  shopIds: readonly number[],
  from: string,
  days: number,
  now: Date,
): Promise<CalendarDay[][]> {
  if (shopIds.length === 0) return [];
  const to = addDays(from, days);
  const [shops, closures, holidays, bookings] = await Promise.all([
    findShopHours(db, shopIds),
    findClosures(db, shopIds, from, to),
    findHolidays(db, from, to),
    countBookings(db, shopIds, from, to),
  ]);
  const remaining = (shop: CalendarShop, date: string, time: string, kind: Kind) => {
    if (isPast(date, time, now)) return 0;
    const left = capacityOf(shop, kind) - (bookings.get(slotKey(shop.shop_id, date, time, kind)) ?? 0);
    return Math.min(MAX_REMAINING, Math.max(0, left));
  };
  const dayOf = (shop: CalendarShop, times: readonly string[], date: string): CalendarDay => {
    const note = closedFor(shop, date, closures);
    if (note !== undefined)
      return { date, is_open: false, open_time: null, close_time: null, note, slots: [] };
    const slots = times.map((time) => ({
      time,
      visit_remaining: remaining(shop, date, time, 'visit'),
      video_remaining: remaining(shop, date, time, 'video'),
    }));
    const { open_time, close_time } = shop;
    return { date, is_open: true, open_time, close_time, note: holidays.get(date) ?? null, slots };
  };
  return shops.map((shop) => {
    const times = slotTimes(shop);
    return Array.from({ length: days }, (_, index) => dayOf(shop, times, addDays(from, index)));
  });
}

/** The days of a shop from a date on (YYYY-MM-DD), with what can still be booked; undefined: no such shop. */
export async function findCalendar(
  db: Kysely<Database>,
  shopId: number,
  from: string,
  days: number,
  now = new Date(),
): Promise<CalendarDay[] | undefined> {
  const [calendar] = await findCalendars(db, [shopId], from, days, now);
  return calendar;
}

/** The days of a region's shops together: a time has as many places as all of them have. */
export async function findRegionCalendar(
  db: Kysely<Database>,
  areaSlug: string,
  from: string,
  days: number,
  now = new Date(),
): Promise<CalendarDay[]> {
  const shops = await db.selectFrom('shop').select('shop_id').where('area_slug', '=', areaSlug).execute();
  const shopIds = shops.map(({ shop_id }) => shop_id);
  return mergeCalendars(await findCalendars(db, shopIds, from, days, now));
}
