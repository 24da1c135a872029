import { callApi } from '@gakumado/shared/connection';
import type { ApiAnswer, CallOptions } from '@gakumado/shared/connection';
import type {
  InquiryResult,
  Reservation,
  ReservationName,
  RoomOrderRequest,
  RoomOrderResult,
  SelfViewingCalendar,
  SentInquiry,
} from '../contract/inquiry.ts';
import type { PreferredSlot } from '../contract/booking.ts';

/** An inquiry of a member, whose token is good, or of a guest. */
const ANYBODY = { isCustomerCall: true, isGuestCall: true } as const;

/**
 * Sends an inquiry, a member's as theirs. ApiError 400 names refused fields by their paths in `request`; 429 says when
 * to try again. A repeat with the same `request_id` and values has the answer of the first.
 */
export async function createInquiry(request: object, signal?: AbortSignal): Promise<InquiryResult> {
  return (await callApi<InquiryResult>('inquiry/create', request, { ...ANYBODY, signal })).result;
}

/** Sends a bulk room order, in the same way. */
export async function orderRooms(request: RoomOrderRequest, signal?: AbortSignal): Promise<RoomOrderResult> {
  return (await callApi<RoomOrderResult>('inquiry/kimaroom', request, { ...ANYBODY, signal })).result;
}

/** Inquiries of the customer, the newest first. */
export function listInquiries(
  options: Pick<CallOptions, 'page' | 'limit' | 'signal'> = {},
): Promise<ApiAnswer<SentInquiry[]>> {
  return callApi<SentInquiry[]>('inquiry/list', {}, { ...options, isCustomerCall: true });
}

/** A booking by the key of its mail, or a member's own. ApiError 404 for an unknown one, 401 without a session. */
export async function findReservation(name: ReservationName, signal?: AbortSignal): Promise<Reservation> {
  const options = { ...optionsOf(name), signal };
  return (await callApi<Reservation>('inquiry/reservation/detail', name, options)).result;
}

/**
 * Moves a booking to other slots, by the rules of the form that booked it; a fault is at `wishes.{index}.date` or `.time`.
 * ApiError 400 without a field says that it is past or cancelled.
 */
export async function changeReservation(
  name: ReservationName,
  wishes: readonly PreferredSlot[],
): Promise<Reservation> {
  const request = { ...name, wishes };
  return (await callApi<Reservation>('inquiry/reservation/change', request, optionsOf(name))).result;
}

/** Cancels a booking. ApiError 400 without a field says that it is past or cancelled. */
export async function cancelReservation(name: ReservationName): Promise<Reservation> {
  return (await callApi<Reservation>('inquiry/reservation/cancel', name, optionsOf(name))).result;
}

/** A key needs no session, so that one that has run out does not matter. */
const optionsOf = (name: ReservationName) => ({ isCustomerCall: 'inquiry_id' in name });

/** When an estate can be viewed without staff, from today on. ApiError 404 for an unknown one. */
export async function findSelfViewingCalendar(
  estateId: number,
  days: number,
  signal?: AbortSignal,
): Promise<SelfViewingCalendar> {
  const request = { estate_id: estateId, days };
  return (await callApi<SelfViewingCalendar>('inquiry/self_viewing/calendar', request, { signal })).result;
}
