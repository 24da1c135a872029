import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import styles from './map.module.css';

/** Buttons for those who have no wheel and no two fingers. */
export function ZoomButtons({ onZoom }: { onZoom: (step: 1 | -1) => void }) {
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label="地図を拡大" onClick={() => onZoom(1)}>
        <Plus size="1.25rem" aria-hidden />
      </button>
      <button type="button" aria-label="地図を縮小" onClick={() => onZoom(-1)}>
        <Minus size="1.25rem" aria-hidden />
      </button>
    </div>
  );
}
