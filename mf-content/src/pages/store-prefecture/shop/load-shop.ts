import {
  findShop,
  findShopIntroduction,
  listEstates,
  listShopDays,
  listShopStaff,
  nullOn404,
  nullOnError,
} from '@gakumado/shared/api';
import { timeInJapan, todayInJapan } from '@gakumado/shared/calendar-days';
import { throwNotFound } from '@gakumado/shared/routing';
import type { Place } from '../../../components/shops/find-place.ts';
import { CALENDAR_DAYS } from './calendar/bookable-days.ts';
import type { ShopQuery } from './shop-query.ts';
import type { ShopTab } from './shop-tabs.ts';

/** A shop with what its open tab shows. A 404 for one that does not exist, or is in another prefecture. */
export async function loadShop(place: Promise<Place>, { shopId, tab }: ShopQuery, signal: AbortSignal) {
  if (shopId === undefined) {
    await place;
    return throwNotFound();
  }
  const [{ area, prefecture }, shop, part] = await Promise.all([
    place,
    nullOn404(findShop(shopId, signal)),
    loadPart(tab, shopId, signal),
  ]);
  if (!shop || shop.m_prefecture_id !== prefecture?.prefecture_id) return throwNotFound();
  return { area, prefecture, shop, part, today: todayInJapan(), time: timeInJapan() };
}

export type LoadedShop = Awaited<ReturnType<typeof loadShop>>;

/** What a tab shows beside the shop itself; `data` is null when it could not be loaded. */
async function loadPart(tab: ShopTab | undefined, shopId: number, signal: AbortSignal) {
  switch (tab) {
    case 'staff':
      return { tab, data: await nullOnError(listShopStaff(shopId, signal)) };
    case 'calendar':
      return { tab, data: await nullOnError(listShopDays(shopId, CALENDAR_DAYS, signal)) };
    case 'introduction':
      return { tab, data: await nullOnError(findShopIntroduction(shopId, signal)) };
    case 'access':
      return { tab, data: undefined };
    case undefined: {
      const estates = await nullOnError(listEstates({ recommended_by: shopId }, signal));
      return { tab, data: estates && estates.result };
    }
  }
}
