import type { SelfViewingCalendar } from '@gakumado/shared/contract';
import { addDays, addMinutes, messages, selfViewingTimes, todayInJapan } from '@gakumado/shared/forms';
import { notEmptyYetMessage } from '@gakumado/shared/forms/messages';
import { formatDay } from '@gakumado/shared/format';
import { ESTATE_PUBLISHED, isFull } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { findClosedDays, findShopHours } from '../../shops/shop-calendar/shop-calendar-queries.ts';
import { isPast } from '../../shops/shop-calendar/shop-hours.ts';

/** How long a viewing without staff holds a home, as its page promises. */
export const SELF_VIEWING_MINUTES = 60;
/** Minutes that a row of `self_viewing` covers. */
const STEP_MINUTES = 30;

/** The half hours that a viewing takes, by its start. */
export const halfHoursFrom = (time: string) =>
  Array.from({ length: SELF_VIEWING_MINUTES / STEP_MINUTES }, (_, step) =>
    addMinutes(time, step * STEP_MINUTES),
  );

interface ViewedEstate {
  estate_id: number;
  shop_id: number;
  status: number;
  vacant_status_id: number;
  move_in_from: string | null;
}

const findEstates = (db: Kysely<Database>, ids: readonly number[]): Promise<ViewedEstate[]> =>
  db
    .selectFrom('estate')
    .select(['estate_id', 'shop_id', 'status', 'vacant_status_id', 'move_in_from'])
    .where('estate_id', 'in', ids)
    .execute();

/** Why nobody can view a home without staff; undefined for a home with an empty room, now or later. */
function refusalOf({ status, vacant_status_id }: ViewedEstate): string | undefined {
  if (status !== ESTATE_PUBLISHED) return messages.selfViewingClosed;
  return isFull(vacant_status_id) ? messages.selfViewingFull : undefined;
}

/** The first refusal among homes; undefined when all of them can be viewed. */
export async function findSelfViewingRefusal(
  db: Kysely<Database>,
  estateIds: readonly number[],
): Promise<string | undefined> {
  if (estateIds.length === 0) return undefined;
  return (await findEstates(db, estateIds)).map(refusalOf).find(Boolean);
}

/** A room can be viewed from the day on which somebody could move into it: until then somebody may live there. */
const notEmptyBefore = ({ move_in_from: from }: ViewedEstate, date: string) =>
  from !== null && date < from ? notEmptyYetMessage(formatDay(from)) : undefined;

/** Why homes cannot be viewed on a day: the shop that sends the code for the door rests, or a home is not empty yet. */
export async function findClosedReason(
  db: Kysely<Database>,
  estateIds: readonly number[],
  date: string,
): Promise<string | undefined> {
  const estates = await findEstates(db, estateIds);
  const shopIds = [...new Set(estates.map(({ shop_id }) => shop_id))];
  for (const shop of await findShopHours(db, shopIds)) {
    if ((await findClosedDays(db, shop, date, 1)).size > 0) return messages.dateClosed;
  }
  return estates.map((estate) => notEmptyBefore(estate, date)).find(Boolean);
}

async function findTaken(db: Kysely<Database>, estateId: number, from: string, days: number) {
  const rows = await db
    .selectFrom('self_viewing')
    .select(['date', 'time'])
    .where('estate_id', '=', estateId)
    .where('date', '>=', from)
    .where('date', '<', addDays(from, days))
    .execute();
  return new Set(rows.map(({ date, time }) => `${date} ${time}`));
}

/** When a home can be viewed without staff, from a date on; undefined for an unknown one. */
export async function findSelfViewingCalendar(
  db: Kysely<Database>,
  estateId: number,
  { from = todayInJapan(), days }: { from?: string | undefined; days: number },
  now = new Date(),
): Promise<SelfViewingCalendar | undefined> {
  const [estate] = await findEstates(db, [estateId]);
  if (!estate) return undefined;
  const calendar = { estate_id: estateId, minutes: SELF_VIEWING_MINUTES };
  const refusal = refusalOf(estate);
  if (refusal !== undefined) return { ...calendar, is_available: false, note: refusal, days: [] };
  const taken = await findTaken(db, estateId, from, days);
  const [shop] = await findShopHours(db, [estate.shop_id]);
  const closedDays = shop ? await findClosedDays(db, shop, from, days) : new Map<string, string>();
  const isFree = (date: string, time: string) =>
    !isPast(date, time, now) && halfHoursFrom(time).every((half) => !taken.has(`${date} ${half}`));
  const list = Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const note = closedDays.get(date) ?? notEmptyBefore(estate, date) ?? null;
    const slots =
      note === null ? selfViewingTimes.map((time) => ({ time, is_free: isFree(date, time) })) : [];
    return { date, is_open: note === null, note, slots };
  });
  return { ...calendar, is_available: true, note: null, days: list };
}
