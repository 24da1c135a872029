import { ApiError, listShops } from '@gakumado/shared/api';
import type { Shop, ShopListRequest } from '@gakumado/shared/contract';

/** Shops of a page that stands without them: empty and marked when the call failed. */
export interface ShopListing {
  shops: Shop[];
  isFailed: boolean;
}

export async function loadShops(
  request: Omit<ShopListRequest, 'access_key'>,
  signal: AbortSignal,
): Promise<ShopListing> {
  try {
    return { shops: await listShops(request, signal), isFailed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { shops: [], isFailed: true };
  }
}
