import { callApi } from '@gakumado/shared/connection';
import { PAGE_SIZE_MAX } from '@gakumado/shared/vocabulary';
import type { WaitlistCreateRequest, WaitlistEntry } from '../contract/waitlist.ts';

const CUSTOMER = { isCustomerCall: true } as const;

/**
 * Puts the customer on the waiting list of a full building, or of a full type of its rooms, and answers the id of the
 * entry. ApiError 400 carries the text for the visitor: a free room, or too many entries.
 */
export async function joinWaitlist(request: WaitlistCreateRequest, signal?: AbortSignal): Promise<number> {
  const options = { ...CUSTOMER, signal };
  const { result } = await callApi<{ waitlist_id: number }>('estate/waitlist/create', request, options);
  return result.waitlist_id;
}

/** The buildings that the customer waits for, at most `WAITLIST_MAX`. */
export async function listWaitlist(signal?: AbortSignal): Promise<WaitlistEntry[]> {
  const options = { ...CUSTOMER, limit: PAGE_SIZE_MAX, signal };
  return (await callApi<WaitlistEntry[]>('estate/waitlist/list', {}, options)).result;
}

/** Takes the customer off waiting lists, by the ids of the entries, and answers how many there were. */
export async function leaveWaitlist(waitlistIds: readonly number[], signal?: AbortSignal): Promise<number> {
  const body = { waitlist_id: waitlistIds };
  const options = { ...CUSTOMER, signal };
  return (await callApi<{ deleted_count: number }>('estate/waitlist/delete', body, options)).result
    .deleted_count;
}
