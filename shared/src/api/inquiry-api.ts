import type { InquiryResult } from '../contract/inquiry.ts';
import { callApi } from './client.ts';

/**
 * Sends an inquiry, a member's as theirs. ApiError 400 names refused fields by their paths in `request`; 429 says when
 * to try again. A repeat with the same `request_id` and content has the answer of the first.
 */
export async function createInquiry(request: object, signal?: AbortSignal): Promise<InquiryResult> {
  const options = { isCustomerCall: true, signal };
  return (await callApi<InquiryResult>('inquiry/create', request, options)).result;
}
