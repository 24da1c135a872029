import { callApi } from '@gakumado/shared/connection';
import type {
  OwnShareList,
  OwnShareListSaveRequest,
  ShareCloseRequest,
  ShareCreateRequest,
  ShareDetail,
  ShareDetailRequest,
  ShareKey,
  ShareProposeRequest,
  ShareUpdateRequest,
  VerdictRenameRequest,
  VerdictSaveRequest,
} from '../contract/share-list.ts';

type WithOptional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>;

/** Makes a list that everybody with its key may read and judge, until the later of 90 days and the next 30 April. */
export async function createShareList(
  request: WithOptional<ShareCreateRequest, 'note' | 'expires_days'>,
  signal?: AbortSignal,
): Promise<ShareKey> {
  return (await callApi<ShareKey>('share/list/create', request, { signal })).result;
}

/**
 * A shared list with its estates, whose costs are those of the stay, and verdicts. ApiError 404 for an unknown key and for
 * a list that has expired.
 */
export async function findShareList(request: ShareDetailRequest, signal?: AbortSignal): Promise<ShareDetail> {
  return (await callApi<ShareDetail>('share/list/detail', request, { signal })).result;
}

/**
 * Saves what somebody thinks of an estate of a shared list, in place of what that name said before. ApiError 400 with the
 * code `conflict` where that is not the `version` which the device has seen.
 */
export async function saveVerdict(
  request: WithOptional<VerdictSaveRequest, 'comment' | 'version'>,
  signal?: AbortSignal,
): Promise<void> {
  await callApi<object>('share/list/verdict/save', request, { signal });
}

/**
 * Puts the verdicts that a device saved on a shared list under another name. ApiError 400 with the code `conflict` where
 * somebody else judges under it.
 */
export async function renameVerdicts(request: VerdictRenameRequest, signal?: AbortSignal): Promise<void> {
  await callApi<object>('share/list/verdict/rename', request, { signal });
}

/** Takes estates into a shared list and out of it. ApiError 400 for any other key than that of its owner. */
export async function updateShareList(
  request: WithOptional<ShareUpdateRequest, 'add_estate_ids' | 'remove_estate_ids'>,
  signal?: AbortSignal,
): Promise<void> {
  await callApi<object>('share/list/update', request, { signal });
}

/** Puts an estate on a shared list in the name of somebody who has its key. ApiError 400 where the list is full. */
export async function proposeEstate(request: ShareProposeRequest, signal?: AbortSignal): Promise<void> {
  await callApi<object>('share/list/propose', request, { signal });
}

/** Closes a shared list for everybody, and forgets the verdicts on it. */
export async function closeShareList(request: ShareCloseRequest, signal?: AbortSignal): Promise<void> {
  await callApi<object>('share/list/close', request, { signal });
}

/** The open lists in the account of the member, the latest first. */
export async function listOwnShareLists(signal?: AbortSignal): Promise<OwnShareList[]> {
  return (await callApi<OwnShareList[]>('customer/share_list/list', {}, { isCustomerCall: true, signal }))
    .result;
}

/** Keeps a list in the account of the member, whose answers are seen now. */
export async function saveOwnShareList(
  request: WithOptional<OwnShareListSaveRequest, 'owner_key' | 'is_mailed'>,
): Promise<void> {
  await callApi<object>('customer/share_list/save', request, { isCustomerCall: true });
}

/** Takes a list out of the account of the member. The list itself stays. */
export async function forgetOwnShareList(share_key: string): Promise<void> {
  await callApi<object>('customer/share_list/delete', { share_key }, { isCustomerCall: true });
}
