import { SelectField } from '@gakumado/shared/ui';
import styles from './filter-form.module.css';

interface Box {
  value: string;
  label: string;
  isChecked: boolean;
  /** Estates that remain with it; undefined when not counted. */
  count: number | undefined;
}

interface ChoiceBoxesProps {
  legend: string;
  name: string;
  boxes: readonly Box[];
  /** Closed at first unless something in it is chosen. */
  isFolded?: boolean;
}

/** Checkboxes of one field. What would leave nothing can still be chosen off, never on. */
export function ChoiceBoxes({ legend, name, boxes, isFolded }: ChoiceBoxesProps) {
  if (boxes.length === 0) return null;
  const list = (
    <ul className={styles.boxes}>
      {boxes.map(({ value, label, isChecked, count }) => (
        <li key={value}>
          <label className={styles.box}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={isChecked}
              disabled={count === 0 && !isChecked}
            />
            <span>{label}</span>
            {count !== undefined && <span className={styles.count}>{count.toLocaleString('ja-JP')}</span>}
          </label>
        </li>
      ))}
    </ul>
  );
  if (!isFolded) {
    return (
      <fieldset className={styles.group}>
        <legend>{legend}</legend>
        {list}
      </fieldset>
    );
  }
  return (
    <details className={styles.folded} open={boxes.some((box) => box.isChecked)}>
      <summary>{legend}</summary>
      <fieldset aria-label={legend}>{list}</fieldset>
    </details>
  );
}

interface MinutesSelectProps {
  label: string;
  name: string;
  minutes: readonly number[];
  chosen: number | undefined;
}

export function MinutesSelect({ label, name, minutes, chosen }: MinutesSelectProps) {
  return (
    <SelectField label={label} name={name} defaultValue={chosen ?? ''}>
      <option value="">指定なし</option>
      {minutes.map((minute) => (
        <option key={minute} value={minute}>
          {minute}分以内
        </option>
      ))}
    </SelectField>
  );
}
