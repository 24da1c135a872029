import { ApiError, apiStatus, createShareList, updateShareList } from '@gakumado/shared/api';
import { parseSharedLists, readSharedListsText, writeSharedList } from '@gakumado/shared/cookies';

/**
 * Puts an estate on the latest list that was made on this device, or on a new one, and answers the key of the list.
 * ApiError where that is refused.
 */
export async function putOnFamilyList(estateId: number): Promise<string> {
  const lists = Object.entries(parseSharedLists(readSharedListsText())).toReversed();
  for (const [share_key, { ownerKey }] of lists) {
    if (ownerKey === undefined) continue;
    try {
      await updateShareList({ share_key, owner_key: ownerKey, add_estate_ids: [estateId] });
      return share_key;
    } catch (error) {
      // A list that was closed on another device.
      if (!(error instanceof ApiError) || error.status !== apiStatus.NOT_FOUND) throw error;
    }
  }
  const { share_key, owner_key, expires_at } = await createShareList({ estate_ids: [estateId] });
  writeSharedList(share_key, { ownerKey: owner_key, expiresAt: expires_at });
  return share_key;
}
