import { useRef, useState } from 'react';
import Heart from 'lucide-react/icons/heart';
import {
  addFavorites,
  removeFavorites,
  selectIsFavorite,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import type { SaveOutcome } from '@gakumado/shared/store';
import { untilPainted, VisuallyHidden } from '@gakumado/shared/ui/core';
import { ChangeToast } from './change-toast.tsx';
import { flyToFavorites } from './fly-to-favorites.ts';
import styles from './favorite-button.module.css';

interface FavoriteButtonProps {
  estateId: number;
  /** Name of the estate, for screen readers. */
  name: string;
  /** `round` is the heart alone, `picture` the same without a ground, on a picture; `labelled` has a text beside it. */
  look?: 'round' | 'picture' | 'labelled';
}

type Result = { outcome: SaveOutcome; isAdding: boolean };

/** Puts an estate into the visitor's favourites or takes it out, and says how that went. */
export function FavoriteButton({ estateId, name, look = 'round' }: FavoriteButtonProps) {
  const dispatch = useAppDispatch();
  const isSaved = useAppSelector(selectIsFavorite(estateId));
  /** The value being saved. The button shows it meanwhile. */
  const [saving, setSaving] = useState<boolean | null>(null);
  const isFavorite = saving ?? isSaved;
  const [result, setResult] = useState<Result | null>(null);
  const heart = useRef<SVGSVGElement>(null);

  async function save(isAdding: boolean) {
    if (saving !== null) return;
    setSaving(isAdding);
    setResult(null);
    try {
      await untilPainted();
      const outcome = await dispatch(isAdding ? addFavorites([estateId]) : removeFavorites([estateId]));
      setResult({ outcome, isAdding });
      if (isAdding && outcome === 'saved' && heart.current) flyToFavorites(heart.current);
    } finally {
      setSaving(null);
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.favorite}
        data-look={look}
        aria-pressed={isFavorite}
        aria-disabled={saving !== null || undefined}
        onClick={() => void save(!isFavorite)}
      >
        <Heart ref={heart} size="1.375rem" aria-hidden />
        {look === 'labelled' && (isFavorite ? 'お気に入りに追加済み' : 'お気に入りに追加')}
        <VisuallyHidden>{look !== 'labelled' ? `お気に入りに追加：${name}` : `：${name}`}</VisuallyHidden>
      </button>
      {result && (
        <ChangeToast {...result} onRetry={() => void save(result.isAdding)} onClose={() => setResult(null)} />
      )}
    </>
  );
}
