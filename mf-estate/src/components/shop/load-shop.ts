import { listShopDays, listShopStaff, nullOnError } from '@gakumado/shared/api';
import { timeInJapan } from '@gakumado/shared/calendar-days';

/** Long enough to find free times behind holidays. */
const DAYS = 14;

/**
 * Days and staff of a shop, for the part about it; each is null when its call failed. `time` is now (HH:mm, in Japan).
 */
export async function loadShop(shopId: number, signal: AbortSignal) {
  const [days, staff] = await Promise.all([
    nullOnError(listShopDays(shopId, DAYS, signal)),
    nullOnError(listShopStaff(shopId, signal)),
  ]);
  return { days, staff, time: timeInJapan() };
}

export type LoadedShop = Awaited<ReturnType<typeof loadShop>>;
