import { findReservation, nullOn404, nullOnError } from '@gakumado/shared/api';
import type { Reservation, ReservationName } from '@gakumado/shared/contract';
import type { ReservationPart } from '@gakumado/shared/paths';
import { loadShopDays, loadViewingDays } from '../../step-form/items/free-days.ts';
import type { DaysFor } from '../../step-form/items/free-days.ts';

/**
 * A booking, and the days to which it can be moved where that is what the visitor is about to do. `found` is null when it
 * could not be loaded, `booking` for a name that no booking has.
 */
export async function loadBooking(name: ReservationName, { step }: ReservationPart, signal: AbortSignal) {
  const found = await nullOnError(nullOn404(findReservation(name, signal)).then((booking) => ({ booking })));
  const isMoving = step === 'move' && found?.booking?.is_changeable === true;
  const days = isMoving && found.booking ? await nullOnError(loadDays(found.booking, signal)) : null;
  return { found, days };
}

export type LoadedBooking = Awaited<ReturnType<typeof loadBooking>>;

/** The days of the calendar that holds the booking; null where none is known. */
async function loadDays(booking: Reservation, signal: AbortSignal): Promise<ReturnType<DaysFor> | null> {
  const { calendar, shop, estates, is_visit: isVisit, is_video: isVideo } = booking;
  const kinds = { isVisit, isVideo };
  if (calendar === 'shop') return shop && (await loadShopDays(shop.shop_id, signal))(kinds);
  const [estate] = estates;
  return estate ? (await loadViewingDays(estate.estate_id, signal))(kinds) : null;
}
