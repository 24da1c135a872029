import { isId } from '@gakumado/shared/vocabulary';
import { readTab } from './shop-tabs.ts';
import type { ShopTab } from './shop-tabs.ts';

/** The shop that an address names. */
export interface ShopQuery {
  /** Undefined for what cannot be one. */
  shopId: number | undefined;
  tab: ShopTab | undefined;
}

/** Reads the shop and the tab from an address; null when it names no shop. */
export function readShopQuery(query: URLSearchParams): ShopQuery | null {
  const shop = query.get('shop');
  if (shop === null) return null;
  const id = /^\d+$/.test(shop) ? Number(shop) : 0;
  return { shopId: isId(id) ? id : undefined, tab: readTab(query.get('tab')) };
}
