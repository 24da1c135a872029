import type { SaveOutcome } from '@gakumado/shared/store';
import { favoritesFull } from '../../forms/favorites-full.ts';

/** Messages after a change of favourites or history. `count` is written before the list where several were chosen. */
export const listChange = {
  added: (list: string, count?: number) => `${counted(count)}${list}に追加しました。`,
  removed: (list: string, count?: number) => `${counted(count)}${list}から削除しました。`,
  retry: 'もう一度試す',
};

const counted = (count: number | undefined) => (count === undefined ? '' : `${count}件を`);

/** Why a change was not made; undefined when it was, or when the visitor is asked to log in first. */
export function changeFailure(outcome: SaveOutcome): { text: string; canRetry: boolean } | undefined {
  switch (outcome) {
    case 'full':
      return { text: favoritesFull, canRetry: false };
    case 'no-answer':
      return { text: '変更できませんでした。通信の状態をご確認ください。', canRetry: true };
    case 'refused':
      return { text: '変更できませんでした。時間をおいて、もう一度お試しください。', canRetry: true };
    case 'saved':
    case 'login':
      return undefined;
  }
}
