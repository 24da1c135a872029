import type { ShopOpening } from '@gakumado/shared/contract';
import { addDays, todayInJapan } from '@gakumado/shared/forms';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { closedFor, findClosures, findShopHours } from './shop-calendar-queries.ts';

/** So far is looked for the next day on which a shop opens: beyond the holidays at the end of a year. */
const NEXT_DAYS = 31;

/** Whether each shop opens on a date (YYYY-MM-DD), and when next after it. Unknown shops are left out. */
export async function findOpenings(
  db: Kysely<Database>,
  shopIds: readonly number[],
  date = todayInJapan(),
): Promise<ReadonlyMap<number, ShopOpening>> {
  if (shopIds.length === 0) return new Map();
  const [shops, closures] = await Promise.all([
    findShopHours(db, shopIds),
    findClosures(db, shopIds, date, addDays(date, NEXT_DAYS + 1)),
  ]);
  return new Map(
    shops.map((shop) => {
      const { open_time, close_time } = shop;
      const note = closedFor(shop, date, closures);
      const later = Array.from({ length: NEXT_DAYS }, (_, index) => addDays(date, index + 1));
      const next = later.find((day) => closedFor(shop, day, closures) === undefined);
      const opening: ShopOpening = {
        today:
          note === undefined
            ? { is_open: true, open_time, close_time, note: null }
            : { is_open: false, open_time: null, close_time: null, note },
        next: next === undefined ? null : { date: next, open_time },
      };
      return [shop.shop_id, opening];
    }),
  );
}
