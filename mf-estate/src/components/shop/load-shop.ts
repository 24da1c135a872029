import { listShopDays, listShopStaff, nullOnError } from '@gakumado/shared/api';
import { timeInJapan } from '@gakumado/shared/calendar-days';

/** Long enough to find free times behind holidays. */
const DAYS = 14;

/** What is shown of a shop beside its address; each call is null when it failed. `time` is now (HH:mm, in Japan). */
export async function loadShop(shopId: number, signal: AbortSignal) {
  const [days, staff] = await Promise.all([
    nullOnError(listShopDays(shopId, DAYS, signal)),
    nullOnError(listShopStaff(shopId, signal)),
  ]);
  return { days, staff, time: timeInJapan() };
}

export type LoadedShop = Awaited<ReturnType<typeof loadShop>>;
