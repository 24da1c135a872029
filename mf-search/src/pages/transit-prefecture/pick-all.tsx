import type { PickedIds } from '../../search/picked-ids.ts';
import styles from './station-picker.module.css';

interface PickAllProps {
  label: string;
  ids: readonly number[];
  picked: PickedIds;
}

/** Ticks several stations at once; sent by the browser itself it is a list of them. */
export function PickAll({ label, ids, picked }: PickAllProps) {
  const count = ids.filter((id) => picked.ids.has(id)).length;
  const isAll = count === ids.length;
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        name="station_id"
        value={ids.join(',')}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={(event) => picked.pick(ids, event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
