import { useState } from 'react';
import type { SaveOutcome } from '@gakumado/shared/store';
import { changeFailure, listChange } from '@gakumado/shared/ui';

/** The message about the last action on the list, with its next steps. */
export interface ListMessage {
  /** Tells two messages apart that read the same. */
  id: number;
  text: string;
  tone: 'info' | 'error';
  action?: { label: string; run: () => void };
}

export interface RemovalCalls {
  remove: (ids: readonly number[]) => Promise<SaveOutcome>;
  /** Brings back what `remove` took. */
  restore: (ids: readonly number[]) => Promise<SaveOutcome>;
  /** Name of the list: お気に入り, 閲覧履歴. */
  listName: string;
}

/** Removes without asking first, because it can be undone from the message. */
export function useRemoval({ remove, restore, listName }: RemovalCalls) {
  const [message, setMessage] = useState<ListMessage>();
  const say = (text: Omit<ListMessage, 'id'>) => setMessage((last) => ({ ...text, id: (last?.id ?? 0) + 1 }));

  const attempt = async (change: () => Promise<SaveOutcome>, success: Omit<ListMessage, 'id'>) => {
    const outcome = await change();
    if (outcome === 'saved') say(success);
    const failure = changeFailure(outcome);
    const retry = { label: listChange.retry, run: () => void attempt(change, success) };
    if (failure) say({ text: failure.text, tone: 'error', ...(failure.canRetry ? { action: retry } : {}) });
    return outcome === 'saved';
  };

  const removeAll = (ids: readonly number[]) =>
    attempt(() => remove(ids), {
      text: listChange.removed(listName, ids.length),
      tone: 'info',
      action: {
        label: '元に戻す',
        run: () =>
          void attempt(() => restore(ids), { text: `${ids.length}件を元に戻しました。`, tone: 'info' }),
      },
    });

  return { message, say, clearMessage: () => setMessage(undefined), removeAll };
}
