import { formatCount } from '@gakumado/shared/ui';
import styles from './choice-box.module.css';

interface ChoiceBoxProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string | number;
  label: string;
  /** A second line. */
  note?: string;
  /** Estates that it leaves; undefined when not counted. */
  count?: number | undefined;
  isChecked: boolean;
  /** `large`: the answer to the one question of a page. */
  size?: 'large';
}

/** One choice of a form as a box that can be hit anywhere. */
export function ChoiceBox({ type, name, value, label, note, count, isChecked, size }: ChoiceBoxProps) {
  return (
    <label className={styles.choice} data-size={size}>
      <input type={type} name={name} value={value} defaultChecked={isChecked} />
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {count !== undefined && <span className={styles.count}>{formatCount(count)}件</span>}
    </label>
  );
}
