import { callApi } from '@gakumado/shared/connection';
import type {
  ShareCloseRequest,
  ShareCreateRequest,
  ShareDetail,
  ShareDetailRequest,
  ShareKey,
  ShareUpdateRequest,
  VerdictRenameRequest,
  VerdictSaveRequest,
} from '../contract/share-list.ts';

type WithOptional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>;

/** Makes a list that everybody with its key may read and judge: 30 days, unless `expires_days` says otherwise. */
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

/** Closes a shared list for everybody, and forgets the verdicts on it. */
export async function closeShareList(request: ShareCloseRequest, signal?: AbortSignal): Promise<void> {
  await callApi<object>('share/list/close', request, { signal });
}
