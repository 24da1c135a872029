import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import type { SaveOutcome } from '@gakumado/shared/store';
import { Button } from '@gakumado/shared/ui/core';
import { Toast } from '../toast/toast.tsx';
import { changeFailure, listChange } from './list-change.ts';

interface ChangeToastProps {
  outcome: SaveOutcome;
  isAdding: boolean;
  /** Of a choice of several. */
  count?: number;
  onRetry: () => void;
  onClose: () => void;
}

/** How a change of the favourites went; nothing when the login page follows. */
export function ChangeToast({ outcome, isAdding, count, onRetry, onClose }: ChangeToastProps) {
  const failure = changeFailure(outcome);
  if (failure) {
    return (
      <Toast tone="error" onClose={onClose}>
        {failure.text}
        {failure.canRetry && (
          <Button variant="plain" size="small" onClick={onRetry}>
            {listChange.retry}
          </Button>
        )}
      </Toast>
    );
  }
  if (outcome === 'login') return null;
  return (
    <Toast onClose={onClose}>
      {listChange[isAdding ? 'added' : 'removed']('お気に入り', count)}
      {isAdding && <Link to={paths.favorite()}>一覧を見る</Link>}
    </Toast>
  );
}
