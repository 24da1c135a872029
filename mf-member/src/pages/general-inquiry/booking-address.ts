import type { ReservationName } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { ReservationPart } from '@gakumado/shared/paths';
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

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((one) => one === value);

/** The step that an address opens, and the finished action that it reports. */
export function readBookingPart(query: URLSearchParams): ReservationPart {
  const step = oneOf(['move', 'cancel'], query.get('step'));
  const notice = oneOf(['moved', 'cancelled'], query.get('notice'));
  return { ...(step && { step }), ...(notice && { notice }) };
}

/** The address of a booking. */
export const bookingPath = (name: ReservationName, part: ReservationPart = {}): string =>
  'reservation_key' in name
    ? paths.reservation(name.reservation_key, part)
    : paths.ownReservation(name.inquiry_id, part);
