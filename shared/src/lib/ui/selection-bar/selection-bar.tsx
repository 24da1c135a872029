import type { ReactNode } from 'react';
import { useIsHydrated } from '@gakumado/shared/ui/core';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  selectedCount: number;
  totalCount: number;
  /** Called with true to select everything, with false to select nothing; without it all cannot be selected at once. */
  onToggleAll?: (isSelected: boolean) => void;
  /** Names the selected items. */
  things?: string;
  /** Says why something cannot be done with this selection. */
  hint?: ReactNode;
  /** A button beside the count that takes the selection off its list. The others have a row of their own then. */
  removal?: ReactNode;
  /** Buttons for what can be done with the selection. */
  children: ReactNode;
}

/**
 * Select everything, where that makes sense, and act on the selection. Once something is selected it stays at the lower edge
 * while its list is on screen.
 * Before scripts run nothing is counted.
 */
export function SelectionBar({
  selectedCount,
  totalCount,
  onToggleAll,
  things = '物件',
  hint,
  removal,
  children,
}: SelectionBarProps) {
  const isHydrated = useIsHydrated();
  const isAll = totalCount > 0 && selectedCount === totalCount;
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={`選択した${things}の操作`}
      data-resting={selectedCount === 0 ? '' : undefined}
    >
      {onToggleAll && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = selectedCount > 0 && !isAll;
            }}
            onChange={(event) => onToggleAll(event.currentTarget.checked)}
          />
          すべて選択
        </label>
      )}
      <span className={styles.count} role="status" data-waiting={isHydrated ? undefined : ''}>
        {selectedCount}件を選択中
      </span>
      {removal && <div className={styles.removal}>{removal}</div>}
      {hint && <div className={styles.hint}>{hint}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
