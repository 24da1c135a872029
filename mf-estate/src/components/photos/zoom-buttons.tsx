import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { Picture as Photo } from '@gakumado/shared/contract';
import { VisuallyHidden } from '@gakumado/shared/ui';
import { FLOOR_PLAN } from '@gakumado/shared/vocabulary';
import type { Zoom } from './use-zoom.ts';
import styles from './zoom-buttons.module.css';

interface ZoomButtonsProps {
  zoom: Zoom;
  photo: Photo;
  isTurned: boolean;
  onTurn: () => void;
}

/** The pinch gestures as buttons, for a single finger and for pointers. */
export function ZoomButtons({ zoom, photo, isTurned, onTurn }: ZoomButtonsProps) {
  const { scale, isLargest, enlarge, reduce } = zoom;
  return (
    <div className={styles.buttons}>
      {photo.category === FLOOR_PLAN && (
        <button
          type="button"
          className={styles.turn}
          aria-label="間取り図を画面に合わせて回す"
          aria-pressed={isTurned}
          onClick={onTurn}
        >
          <RotateCw aria-hidden size="1.25rem" />
        </button>
      )}
      <button type="button" aria-label="縮小する" aria-disabled={scale === 1} onClick={reduce}>
        <ZoomOut aria-hidden size="1.25rem" />
      </button>
      <button type="button" aria-label="拡大する" aria-disabled={isLargest} onClick={enlarge}>
        <ZoomIn aria-hidden size="1.25rem" />
      </button>
      <VisuallyHidden role="status">
        {scale > 1 ? `${Math.round(scale * 100)}％に拡大しています` : ''}
      </VisuallyHidden>
    </div>
  );
}
