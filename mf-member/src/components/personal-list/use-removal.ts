import { useState } from 'react';
import { messages } from '@gakumado/shared/forms/messages';
import type { SaveOutcome } from '@gakumado/shared/store';

/** What the last removal has to say, with what can be done about it. */
export interface RemovalMessage {
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
  const [message, setMessage] = useState<RemovalMessage>();
  const say = (text: Omit<RemovalMessage, 'id'>) =>
    setMessage((last) => ({ ...text, id: (last?.id ?? 0) + 1 }));

  const attempt = async (change: () => Promise<SaveOutcome>, success: Omit<RemovalMessage, 'id'>) => {
    const outcome = await change();
    if (outcome === 'saved') say(success);
    if (outcome === 'full') say({ text: messages.favoritesFull, tone: 'error' });
    const text = failures[outcome];
    if (text)
      say({ text, tone: 'error', action: { label: 'もう一度', run: () => void attempt(change, success) } });
    return outcome === 'saved';
  };

  const removeAll = (ids: readonly number[]) =>
    attempt(() => remove(ids), {
      text: `${ids.length}件を${listName}から削除しました。`,
      tone: 'info',
      action: {
        label: '元に戻す',
        run: () =>
          void attempt(() => restore(ids), { text: `${ids.length}件を元に戻しました。`, tone: 'info' }),
      },
    });

  return { message, clearMessage: () => setMessage(undefined), removeAll };
}

const failures: Partial<Record<SaveOutcome, string>> = {
  'no-answer': '通信に失敗したため、変更できませんでした。',
  refused: '変更できませんでした。時間をおいて、もう一度お試しください。',
};
