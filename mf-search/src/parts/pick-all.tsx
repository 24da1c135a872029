import type { PickedIds } from '../search/picked-ids.ts';

interface PickAllProps {
  name: 'city_id' | 'station_id';
  label: string;
  /** The name for screen readers, where the label says too little alone; it contains the label. */
  fullLabel?: string;
  ids: readonly number[];
  picked: PickedIds;
  className: string | undefined;
}

/** Ticks several places at once; sent by the browser itself it is a list of them. */
export function PickAll({ name, label, fullLabel, ids, picked, className }: PickAllProps) {
  const count = ids.filter((id) => picked.ids.has(id)).length;
  const isAll = count === ids.length;
  return (
    <label className={className}>
      <input
        type="checkbox"
        name={name}
        value={ids.join(',')}
        checked={isAll}
        aria-label={fullLabel}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={(event) => picked.pick(ids, event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
