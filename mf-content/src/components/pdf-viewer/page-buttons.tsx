import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { VisuallyHidden } from '@gakumado/shared/ui';
import styles from './page-buttons.module.css';

/** From the whole page to what low vision needs. */
const zooms = [1, 1.5, 2, 3, 4] as const;

interface PageButtonsProps {
  /** From 1. */
  number: number;
  last: number;
  zoom: number;
  onTurn: (number: number) => void;
  onZoom: (zoom: number) => void;
}

/** Turns pages and enlarges them. */
export function PageButtons({ number, last, zoom, onTurn, onZoom }: PageButtonsProps) {
  const step = zooms.findIndex((value) => value === zoom);
  const zoomTo = (next: number) => onZoom(zooms[next] ?? zoom);
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        aria-label="前のページ"
        aria-disabled={number === 1}
        onClick={() => onTurn(number - 1)}
      >
        <ChevronLeft size="1.25rem" aria-hidden />
      </button>
      <span role="status" className={styles.number}>
        <VisuallyHidden>{`全${last}ページの`}</VisuallyHidden>
        {number}
        <span aria-hidden> / {last}</span>
        <VisuallyHidden>ページ目</VisuallyHidden>
      </span>
      <button
        type="button"
        aria-label="次のページ"
        aria-disabled={number === last}
        onClick={() => onTurn(number + 1)}
      >
        <ChevronRight size="1.25rem" aria-hidden />
      </button>
      <button
        type="button"
        aria-label="縮小する"
        aria-disabled={step === 0}
        className={styles.zoom}
        onClick={() => zoomTo(step - 1)}
      >
        <ZoomOut size="1.25rem" aria-hidden />
      </button>
      <button
        type="button"
        aria-label="拡大する"
        aria-disabled={step === zooms.length - 1}
        onClick={() => zoomTo(step + 1)}
      >
        <ZoomIn size="1.25rem" aria-hidden />
      </button>
      <VisuallyHidden role="status">
        {zoom > 1 ? `${Math.round(zoom * 100)}％に拡大しています` : ''}
      </VisuallyHidden>
    </div>
  );
}
