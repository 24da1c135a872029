import type { ReservationName } from '@gakumado/shared/contract';
import { isId } from '@gakumado/shared/vocabulary';

/** The booking that an address names: by the key of its mail, or a member's own by its inquiry. */
export function readBookingName(query: URLSearchParams): ReservationName | null {
  const key = query.get('reservation');
  if (key) return { reservation_key: key };
  const id = Number(query.get('inquiry'));
  return isId(id) ? { inquiry_id: id } : null;
}

/** Whether the address is the key to a booking. */
export const isKeyToBooking = (query: URLSearchParams): boolean => {
  const name = readBookingName(query);
  return name !== null && 'reservation_key' in name;
};

/** Whether the address shows a booking of the member who is logged in. */
export const isOwnBooking = (query: URLSearchParams): boolean => {
  const name = readBookingName(query);
  return name !== null && 'inquiry_id' in name;
};
