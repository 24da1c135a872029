import { callApi } from '@gakumado/shared/connection';
import { PAGE_SIZE_MAX } from '@gakumado/shared/vocabulary';
import type { AreaSlug } from '@gakumado/shared/vocabulary';
import type { Equipment } from '../contract/master.ts';
import type {
  CalendarDay,
  ListedShop,
  ShopDetail,
  ShopIntroduction,
  ShopListRequest,
  Staff,
} from '../contract/shop.ts';
import { allPages } from './all-pages.ts';

/** Shops that match; all of them without a filter. The page groups them by prefecture_name. */
export const listShops = (
  request: Omit<ShopListRequest, 'access_key'> = {},
  signal?: AbortSignal,
): Promise<ListedShop[]> =>
  allPages((page) => callApi<ListedShop[]>('shop/list', request, { signal, page, limit: PAGE_SIZE_MAX }));

/** One shop; throws ApiError 404 for an unknown one. */
export async function findShop(shopId: number, signal?: AbortSignal): Promise<ShopDetail> {
  return (await callApi<ShopDetail>('shop/detail', { shop_id: shopId }, { signal })).result;
}

/** The days of a shop from today on, with their free times. */
export async function listShopDays(
  shopId: number,
  days: number,
  signal?: AbortSignal,
): Promise<CalendarDay[]> {
  return (await callApi<CalendarDay[]>('shop/calendar', { shop_id: shopId, days }, { signal })).result;
}

/** How a shop introduces itself; throws ApiError 404 for an unknown one. */
export async function findShopIntroduction(shopId: number, signal?: AbortSignal): Promise<ShopIntroduction> {
  return (await callApi<ShopIntroduction>('shop/introduction', { shop_id: shopId }, { signal })).result;
}

/** The staff of a shop. */
export async function listShopStaff(shopId: number, signal?: AbortSignal): Promise<Staff[]> {
  return (await callApi<Staff[]>('shop/staff/list', { shop_id: shopId }, { signal })).result;
}

/** The days of all shops of a region together, from today on, with their free times. */
export async function listRegionDays(
  areaSlug: AreaSlug,
  days: number,
  signal?: AbortSignal,
): Promise<CalendarDay[]> {
  const request = { area_slug: areaSlug, days };
  return (await callApi<CalendarDay[]>('shop/calendar', request, { signal })).result;
}

/** Names and meanings of equipment (group 1), conditions (2) and building types (3). */
export async function listEquipment(
  request: { group?: 1 | 2 | 3 } = {},
  signal?: AbortSignal,
): Promise<Equipment[]> {
  return (await callApi<Equipment[]>('equipment/list', request, { signal })).result;
}
