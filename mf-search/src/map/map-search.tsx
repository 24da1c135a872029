import type { RefObject } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { Button } from '@gakumado/shared/ui';
import type { Bounds, Polygon } from '@gakumado/shared/search-fields';
import { DrawnByKeyboard } from './drawn-by-keyboard.tsx';
import { DrawHint } from './map-overlay.tsx';
import styles from './results-map.module.css';

/** Whether an area is being drawn; after a stroke that enclosed nothing it is once more. */
export type Drawing = 'none' | 'asked' | 'too-small';

interface MapSearchProps {
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  drawing: Drawing;
  /** An area is drawn, which the next one replaces. */
  hasDrawing: boolean;
  onDraw: (isDrawing: boolean) => void;
  drawButton: RefObject<HTMLButtonElement | null>;
  boundsOf: () => Bounds | undefined;
  /** Absent where no area can be enclosed. */
  onPolygonChange?: (polygon: Polygon) => void;
}

/** The ways to search by the map, over its upper edge. While an area is drawn, they are the ways to enclose one. */
export function MapSearch({
  isFollowing,
  onFollow,
  drawing,
  hasDrawing,
  onDraw,
  drawButton,
  boundsOf,
  onPolygonChange,
}: MapSearchProps) {
  const isDrawing = drawing !== 'none';
  const Icon = isDrawing ? X : Pencil;
  return (
    <div className={styles.tools}>
      {onPolygonChange && (
        <Button ref={drawButton} variant="secondary" onClick={() => onDraw(!isDrawing)}>
          <Icon size="1rem" aria-hidden />
          {isDrawing ? 'やめる' : hasDrawing ? '描き直す' : '範囲を描く'}
        </Button>
      )}
      {isDrawing && <DrawHint isTooSmall={drawing === 'too-small'} />}
      {isDrawing && onPolygonChange && (
        <DrawnByKeyboard boundsOf={boundsOf} onPolygonChange={onPolygonChange} />
      )}
      {!isDrawing && (
        <label className={styles.follow}>
          <input
            type="checkbox"
            checked={isFollowing}
            onChange={(event) => onFollow(event.currentTarget.checked)}
          />
          地図を動かしたら検索
        </label>
      )}
    </div>
  );
}
