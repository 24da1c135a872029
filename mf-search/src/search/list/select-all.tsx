import { VisuallyHidden } from '@gakumado/shared/ui';
import styles from './results-bar.module.css';
import type { Selection } from './use-selection.ts';

/**
 * まとめて選ぶ: the mode of the list in which its cards have boxes, and すべて選択 beside it. The style sheet reads the mode from
 * its own box, so that it works before scripts run and without them, and no card is drawn anew. Leaving it chooses nothing.
 */
export function SelectAll({ selection, count }: { selection: Selection; count: number }) {
  const chosen = selection.selectedIds.length;
  return (
    <div className={styles.choosing}>
      <label className={styles.mode}>
        <input
          type="checkbox"
          data-pick-mode=""
          onChange={({ currentTarget }) => {
            if (!currentTarget.checked) selection.toggleAll(false);
          }}
        />
        まとめて選ぶ
      </label>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={chosen === count}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < count;
          }}
          onChange={(event) => selection.toggleAll(event.currentTarget.checked)}
        />
        <span>
          <VisuallyHidden>{`このページの${count}件を`}</VisuallyHidden>すべて選択
        </span>
      </label>
    </div>
  );
}
