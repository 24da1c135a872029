import { Notice, RetryPanel } from '@gakumado/shared/ui/core';
import { MAP_COMING } from './map-words.ts';
import type { MapState } from './use-map-engine.ts';
import styles from './map.module.css';

interface MapNoticeProps {
  state: MapState;
  /** Says where everything on the map can be read. */
  elsewhere: string;
  onRetry: () => void;
}

/** Replaces a missing map. Text beside it has the same content. */
export function MapNotice({ state, elsewhere, onRetry }: MapNoticeProps) {
  if (state === 'loading') {
    return (
      <div className={styles.loading}>
        <p className={styles.coming}>{MAP_COMING}</p>
        <noscript>
          <p>{`地図の表示にはJavaScriptが必要です。${elsewhere}`}</p>
        </noscript>
      </div>
    );
  }
  if (state === 'unsupported') {
    return (
      <div className={styles.notice}>
        <Notice title="お使いの環境では地図を表示できません" role="status">
          {elsewhere}
        </Notice>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className={styles.notice}>
        <RetryPanel name="地図" onRetry={onRetry}>
          <p>{elsewhere}</p>
        </RetryPanel>
      </div>
    );
  }
  return null;
}
