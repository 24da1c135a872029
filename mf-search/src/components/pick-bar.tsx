import { Button } from '@gakumado/shared/ui';
import { useIsHydrated } from './use-is-hydrated.ts';
import styles from './pick-bar.module.css';

interface PickBarProps {
  /** 3市区町村を選択中; what a search without any would search. */
  text: string;
  /** Estates that the search would find; null while that is not known. */
  count: number | null;
  pickedCount: number;
  onClear: () => void;
}

/**
 * The end of a form in which places are ticked: how many estates that finds, and the button that shows them. It
 * stays at the lower edge of the screen while its form is on it. Without scripts it promises no number.
 */
export function PickBar({ text, count, pickedCount, onClear }: PickBarProps) {
  const isLive = useIsHydrated();
  return (
    <div className={styles.bar}>
      <p className={styles.text}>
        <span role="status">{isLive ? text : '選んだところの物件をまとめて表示します'}</span>
        {isLive && pickedCount > 0 && (
          <button type="button" className={styles.clear} onClick={onClear}>
            すべて外す
          </button>
        )}
      </p>
      <Button type="submit" variant="accent" size="large" className={styles.submit}>
        {isLive && count !== null ? (
          <span>
            <span className={styles.count}>{count.toLocaleString('ja-JP')}</span>件の物件を見る
          </span>
        ) : (
          '物件を見る'
        )}
      </Button>
    </div>
  );
}
