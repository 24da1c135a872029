import { updateShareList } from '@gakumado/shared/api';
import type { Estate, ShareDetail, ShareUpdateRequest } from '@gakumado/shared/contract';
import { useOutcome } from '#components/message/use-outcome.ts';

interface Removal {
  shareKey: string;
  ownerKey: string | undefined;
  list: ShareDetail;
  onChanged: () => Promise<void>;
}

/** Takes a home off a list without asking first: the message brings it back to its place, with what was said of it. */
export function useRemoval({ shareKey, ownerKey, list, onChanged }: Removal) {
  const { attempt, message, next } = useOutcome();

  async function change(changed: Partial<ShareUpdateRequest>, done: { text: string; undo?: () => void }) {
    if (ownerKey === undefined) return false;
    const request = { share_key: shareKey, owner_key: ownerKey, ...changed };
    let refreshed: Promise<void> | undefined;
    const call = async () => {
      await updateShareList(request);
      refreshed = onChanged();
    };
    const isDone = await attempt(call, done);
    await refreshed;
    return isDone;
  }

  async function remove({ estate_id, name }: Estate) {
    const add_at = list.estate_ids.indexOf(estate_id);
    const undo = () =>
      void change({ add_estate_ids: [estate_id], add_at }, { text: `「${name}」を元に戻しました。` });
    const text = `「${name}」をリストから外しました。`;
    // The pressed button is removed with its row.
    if (await change({ remove_estate_ids: [estate_id] }, { text, undo })) next.current?.focus();
  }

  return { remove, message };
}
