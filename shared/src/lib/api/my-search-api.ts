import { callApi } from '@gakumado/shared/connection';
import type { MySearchExchangeRequest, MySearchOfMember } from '../contract/my-search.ts';

/** Gives the server the profile of this device and takes the one that was changed last. */
export async function exchangeMySearch(request: MySearchExchangeRequest): Promise<MySearchOfMember> {
  const { result } = await callApi<MySearchOfMember>('customer/my_search/exchange', request, {
    isCustomerCall: true,
  });
  return result;
}
