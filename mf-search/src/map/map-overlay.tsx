import Search from 'lucide-react/icons/search';
import { Button } from '@gakumado/shared/ui';
import styles from './results-map.module.css';

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
