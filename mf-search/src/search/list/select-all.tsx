import { VisuallyHidden } from '@gakumado/shared/ui';
import styles from './results-bar.module.css';
import type { Selection } from './use-selection.ts';

/** Chooses all homes of the page, or none of them. */
export function SelectAll({ selection, count }: { selection: Selection; count: number }) {
  const chosen = selection.selectedIds.length;
  return (
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
  );
}
