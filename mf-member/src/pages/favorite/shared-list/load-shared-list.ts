import { ApiError, apiStatus, findShareList, nullOnError } from '@gakumado/shared/api';
import { throwNotFound } from '@gakumado/shared/routing';
import type { AskedStay } from '@gakumado/shared/search-fields';

/**
 * A family's list by its key, with the costs of a stay; an unknown one is a page that does not exist. `list` is null when it could not be loaded: the
 * page then keeps what it has, because somebody may be writing on it.
 */
export async function loadSharedList(shareKey: string, stay: AskedStay, signal: AbortSignal) {
  const request = { share_key: shareKey, ...stay };
  const list = await nullOnError(findShareList(request, signal).catch(refuseUnknown));
  return { view: 'shared' as const, shareKey, stay, list };
}

export type LoadedSharedList = Awaited<ReturnType<typeof loadSharedList>>;

/** A key that no list can have is refused with 400. */
function refuseUnknown(error: unknown): never {
  const isUnknown =
    error instanceof ApiError &&
    (error.status === apiStatus.NOT_FOUND || error.status === apiStatus.BAD_REQUEST);
  if (isUnknown) throwNotFound();
  throw error;
}
