import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { Button, Notice, RetryPanel } from '@gakumado/shared/ui';
import type { MapState } from './use-map-engine.ts';
import styles from './results-map.module.css';

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

interface SearchHereProps {
  label: string;
  onSearch: () => void;
}

/** After a move: search where the map is now. */
export function SearchHere({ label, onSearch }: SearchHereProps) {
  return (
    <div className={styles.above}>
      <button type="button" className={styles.search} onClick={onSearch}>
        <Search size="1.125rem" aria-hidden />
        {label}
      </button>
    </div>
  );
}

/** Explains how to draw an area, and once more when a stroke enclosed nothing. */
export function DrawHint({ isTooSmall, onStop }: { isTooSmall: boolean; onStop: () => void }) {
  return (
    <div className={styles.above}>
      <div className={styles.drawing} role="status">
        <p>
          {isTooSmall
            ? '範囲が小さすぎます。探したい場所を、線でぐるりと囲んでください。'
            : '地図の上を指やマウスでなぞって、探したい場所を囲んでください。'}
        </p>
        <Button variant="secondary" onClick={onStop}>
          やめる
        </Button>
      </div>
    </div>
  );
}

/** Replaces a missing map. The list is beside it. */
export function MapNotice({ state, onRetry }: { state: MapState; onRetry: () => void }) {
  if (state === 'loading') {
    return (
      <div className={styles.loading}>
        <p className={styles.coming}>地図を読み込んでいます</p>
        <noscript>
          <p>地図の表示にはJavaScriptが必要です。物件は一覧からすべてご覧いただけます。</p>
        </noscript>
      </div>
    );
  }
  if (state === 'unsupported') {
    return (
      <div className={styles.notice}>
        <Notice title="お使いの環境では地図を表示できません" role="status">
          物件は一覧からすべてご覧いただけます。
        </Notice>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className={styles.notice}>
        <RetryPanel name="地図" onRetry={onRetry}>
          <p>物件は一覧からすべてご覧いただけます。</p>
        </RetryPanel>
      </div>
    );
  }
  return null;
}
