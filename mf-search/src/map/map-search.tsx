import type { RefObject } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { Button, showFocused } from '@gakumado/shared/ui';
import type { Bounds, Polygon } from '@gakumado/shared/search-fields';
import { DrawnByKeyboard } from './drawn-by-keyboard.tsx';
import styles from './results-map.module.css';

interface MapSearchProps {
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  isDrawing: boolean;
  onDraw: (isDrawing: boolean) => void;
  drawButton: RefObject<HTMLButtonElement | null>;
  boundsOf: () => Bounds | undefined;
  /** Absent where no area can be enclosed. */
  onPolygonChange?: (polygon: Polygon) => void;
}

/** The ways to search by the map, below it. */
export function MapSearch({
  isFollowing,
  onFollow,
  isDrawing,
  onDraw,
  drawButton,
  boundsOf,
  onPolygonChange,
}: MapSearchProps) {
  return (
    <div className={styles.tools} onFocus={showFocused}>
      {onPolygonChange && (
        <Button
          ref={drawButton}
          variant="secondary"
          aria-pressed={isDrawing}
          onClick={() => onDraw(!isDrawing)}
        >
          <Pencil size="1rem" aria-hidden />
          範囲を描く
        </Button>
      )}
      <label className={styles.follow}>
        <input
          type="checkbox"
          checked={isFollowing}
          onChange={(event) => onFollow(event.currentTarget.checked)}
        />
        地図を動かしたら自動で検索する
      </label>
      {onPolygonChange && <DrawnByKeyboard boundsOf={boundsOf} onPolygonChange={onPolygonChange} />}
    </div>
  );
}
