import { useRef } from 'react';
import { listMaxMessage } from '@gakumado/shared/forms/messages';
import { Button, formatCount, useIsHydrated } from '@gakumado/shared/ui';
import { PICKED_MAX } from '../search/picked-ids.ts';
import styles from './pick-bar.module.css';

interface PickBarProps {
  /** The kind of the ticked places: 市区町村, 駅. */
  unit: string;
  /** Name of the place that a search without any tick covers. */
  everywhere: string;
  /** Estates that the search would find; null while that is not known. */
  count: number | null;
  pickedCount: number;
  onClear: () => void;
}

/**
 * The end of a form in which places are ticked: how many estates that finds, and the button that shows them. It
 * stays at the lower edge of the screen while its form is on it. Without scripts it promises no number.
 */
export function PickBar({ unit, everywhere, count, pickedCount, onClear }: PickBarProps) {
  const isLive = useIsHydrated();
  const line = useRef<HTMLParagraphElement>(null);

  function handleClear() {
    onClear();
    // The button is removed with its choice.
    line.current?.focus();
  }

  return (
    <div className={styles.bar}>
      <p className={styles.text} ref={line} tabIndex={-1}>
        <span role="status">
          {isLive ? pickedText(unit, everywhere, pickedCount) : '選んだところの物件をまとめて表示します'}
        </span>
        {isLive && pickedCount > 0 && (
          <button type="button" className={styles.clear} onClick={handleClear}>
            すべて外す
          </button>
        )}
      </p>
      <Button type="submit" variant="accent" size="large" className={styles.submit}>
        {isLive && count !== null ? (
          <span>
            <span className={styles.count}>{formatCount(count)}</span>件の物件を見る
          </span>
        ) : (
          '物件を見る'
        )}
      </Button>
    </div>
  );
}

function pickedText(unit: string, everywhere: string, count: number): string {
  if (count === 0) return `${unit}を選ばないと、${everywhere}全体の物件を表示します`;
  const picked = `${count}${unit}を選択中`;
  return count < PICKED_MAX ? picked : `${picked}。${listMaxMessage(unit, PICKED_MAX)}`;
}
