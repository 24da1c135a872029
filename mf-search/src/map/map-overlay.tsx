import Search from 'lucide-react/icons/search';
import styles from './results-map.module.css';

interface SearchHereProps {
  label: string;
  onSearch: () => void;
}

/** After a move: search where the map is now. */
export function SearchHere({ label, onSearch }: SearchHereProps) {
  return (
    <button type="button" className={styles.search} onClick={onSearch}>
      <Search size="1.125rem" aria-hidden />
      {label}
    </button>
  );
}

/** Explains how to draw an area, and once more when a stroke enclosed nothing. A stroke goes on below it. */
export function DrawHint({ isTooSmall }: { isTooSmall: boolean }) {
  return (
    <p className={styles.hint} role="status">
      {isTooSmall
        ? '範囲が小さすぎます。場所をぐるりと囲んでください。'
        : '地図をなぞって、探したい場所を囲んでください。'}
    </p>
  );
}
