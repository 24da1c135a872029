import type { ReservationName } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { ReservationPart } from '@gakumado/shared/paths';

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
