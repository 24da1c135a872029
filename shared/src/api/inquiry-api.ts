import { callApi } from '@gakumado/shared/connection';
import type { ApiAnswer, CallOptions } from '@gakumado/shared/connection';
import type { InquiryResult, RoomOrderRequest, RoomOrderResult, SentInquiry } from '../contract/inquiry.ts';

/** An inquiry of a member, whose token is good, or of a guest. */
const ANYBODY = { isCustomerCall: true, isGuestCall: true } as const;

/**
 * Sends an inquiry, a member's as theirs. ApiError 400 names refused fields by their paths in `request`; 429 says when
 * to try again. A repeat with the same `request_id` and content has the answer of the first.
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
