import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { selectFavoriteCount, useAppSelector } from '@gakumado/shared/store';
import type { SaveOutcome } from '@gakumado/shared/store';
import { Button } from '@gakumado/shared/ui/core';
import { COMPARE_MIN } from '../../vocabulary/list-limits.ts';
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

/**
 * How a change of the favourites went, and the way to them: from two hearts on they can be compared. Nothing when the login page
 * follows.
 */
export function ChangeToast({ outcome, isAdding, count, onRetry, onClose }: ChangeToastProps) {
  const kept = useAppSelector(selectFavoriteCount);
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
      {isAdding && (
        <Link to={paths.favorite()}>{kept < COMPARE_MIN ? '一覧を見る' : `お気に入り${kept}件を比べる`}</Link>
      )}
    </Toast>
  );
}
