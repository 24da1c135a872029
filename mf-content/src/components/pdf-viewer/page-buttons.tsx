import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { VisuallyHidden } from '@gakumado/shared/ui';
import { nextZoom } from './zoom-steps.ts';
import type { Step } from './zoom-steps.ts';
import styles from './page-buttons.module.css';

interface PageButtonsProps {
  /** From 1. */
  number: number;
  last: number;
  zoom: number;
  onTurn: (by: Step) => void;
  onZoom: (by: Step) => void;
}

/** Turns pages and enlarges them. */
export function PageButtons({ number, last, zoom, onTurn, onZoom }: PageButtonsProps) {
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label="前のページ" aria-disabled={number === 1} onClick={() => onTurn(-1)}>
        <ChevronLeft size="1.25rem" aria-hidden />
      </button>
      <span role="status" className={styles.number}>
        <VisuallyHidden>{`全${last}ページの`}</VisuallyHidden>
        {number}
        <span aria-hidden> / {last}</span>
        <VisuallyHidden>ページ目</VisuallyHidden>
      </span>
      <button type="button" aria-label="次のページ" aria-disabled={number === last} onClick={() => onTurn(1)}>
        <ChevronRight size="1.25rem" aria-hidden />
      </button>
      <button
        type="button"
        aria-label="縮小する"
        aria-disabled={nextZoom(zoom, -1) === zoom}
        className={styles.zoom}
        onClick={() => onZoom(-1)}
      >
        <ZoomOut size="1.25rem" aria-hidden />
      </button>
      <button
        type="button"
        aria-label="拡大する"
        aria-disabled={nextZoom(zoom, 1) === zoom}
        onClick={() => onZoom(1)}
      >
        <ZoomIn size="1.25rem" aria-hidden />
      </button>
      <VisuallyHidden role="status">
        {zoom > 1 ? `${Math.round(zoom * 100)}％に拡大しています` : ''}
      </VisuallyHidden>
    </div>
  );
}
