import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { untilPainted } from '@gakumado/shared/ui/core';
import styles from './map.module.css';

/**
 * Buttons for those who have no wheel and no two fingers. A slow phone draws a map anew in hundreds of milliseconds, so the
 * pressed button is shown first.
 */
export function ZoomButtons({ onZoom }: { onZoom: (step: 1 | -1) => void }) {
  const zoom = (step: 1 | -1) => void untilPainted().then(() => onZoom(step));
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label="地図を拡大" onClick={() => zoom(1)}>
        <Plus size="1.25rem" aria-hidden />
      </button>
      <button type="button" aria-label="地図を縮小" onClick={() => zoom(-1)}>
        <Minus size="1.25rem" aria-hidden />
      </button>
    </div>
  );
}
