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
import type { ContentArea, ContentPrefecture, ShopDetail } from '@gakumado/shared/contract';
import { findPlace } from '#components/shops/find-place.ts';
import type { PlaceSlugs } from '#components/shops/find-place.ts';
import { CALENDAR_DAYS } from './calendar/bookable-days.ts';
import type { ShopQuery } from './shop-query.ts';
import type { ShopTab } from './shop-tabs.ts';

/** A shop and where it is. */
type PlacedShop = { shop: ShopDetail; area: ContentArea; prefecture: ContentPrefecture };

let shown: PlacedShop | undefined;

/**
 * Keeps the shop while a browser shows it: its other tabs need no second answer, and are there when there is none. The result
 * forgets it.
 */
export function keepShown(placed: PlacedShop): () => void {
  shown = placed;
  return () => (shown = undefined);
}

/** A shop with what its open tab shows. A 404 for one that does not exist, or is in another prefecture. */
export async function loadShop(slugs: PlaceSlugs, { shopId, tab }: ShopQuery, signal: AbortSignal) {
  if (shopId === undefined) {
    await findPlace(slugs, signal);
    return throwNotFound();
  }
  const isShown = shown?.shop.shop_id === shopId && shown.prefecture.name === slugs.pref;
  const [placed, part] = await Promise.all([
    (isShown && shown) || findShopIn(slugs, shopId, signal),
    loadPart(tab, shopId, signal),
  ]);
  return { ...placed, part, today: todayInJapan(), time: timeInJapan() };
}

async function findShopIn(slugs: PlaceSlugs, shopId: number, signal: AbortSignal): Promise<PlacedShop> {
  const [{ area, prefecture }, shop] = await Promise.all([
    findPlace(slugs, signal),
    nullOn404(findShop(shopId, signal)),
  ]);
  if (!shop || !prefecture || shop.m_prefecture_id !== prefecture.prefecture_id) throwNotFound();
  return { area, prefecture, shop };
}

export type LoadedShop = Awaited<ReturnType<typeof loadShop>>;

/** Data that a tab needs besides the shop itself; `data` is null when it could not be loaded. */
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
