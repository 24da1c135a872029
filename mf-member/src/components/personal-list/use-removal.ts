import type { SaveOutcome } from '@gakumado/shared/store';
import { changeFailure, listChange } from '@gakumado/shared/ui';
import { retryBy, undoBy, useMessage } from '../message/use-message.tsx';
import type { Message } from '../message/use-message.tsx';

export interface RemovalCalls {
  remove: (ids: readonly number[]) => Promise<SaveOutcome>;
  /** Brings back what `remove` took. */
  restore: (ids: readonly number[]) => Promise<SaveOutcome>;
  /** Name of the list: お気に入り, 閲覧履歴. */
  listName: string;
}

/** Removes without asking first, because it can be undone from the message. */
export function useRemoval({ remove, restore, listName }: RemovalCalls) {
  const { message, say } = useMessage();

  const attempt = async (change: () => Promise<SaveOutcome>, success: Message) => {
    const outcome = await change();
    if (outcome === 'saved') say(success);
    const failure = changeFailure(outcome);
    const retry = retryBy(() => void attempt(change, success));
    if (failure) say({ text: failure.text, tone: 'error', ...(failure.canRetry ? { action: retry } : {}) });
    return outcome === 'saved';
  };

  const removeAll = (ids: readonly number[]) =>
    attempt(() => remove(ids), {
      text: listChange.removed(listName, ids.length),
      tone: 'info',
      action: undoBy(
        () => void attempt(() => restore(ids), { text: `${ids.length}件を元に戻しました。`, tone: 'info' }),
      ),
    });

  return { message, say, removeAll };
}
