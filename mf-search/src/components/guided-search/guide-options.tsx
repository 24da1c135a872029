import { VisuallyHidden } from '@gakumado/shared/ui';
import type { GuideOption } from './guide-questions.ts';
import styles from './guided-search.module.css';

interface GuideOptionsProps {
  legend: string;
  type: 'radio' | 'checkbox';
  options: readonly GuideOption[];
}

/** Answers to choose from, each as large as a finger needs, with how many homes it leaves. */
export function GuideOptions({ legend, type, options }: GuideOptionsProps) {
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <ul className={styles.options}>
        {options.map(({ name, value, label, isChecked, count }) => (
          <li key={`${name} ${value}`}>
            <label className={styles.option}>
              <input type={type} name={name} value={value} defaultChecked={isChecked} />
              <span className={styles.label}>{label}</span>
              {count !== undefined && <span className={styles.count}>{count.toLocaleString('ja-JP')}件</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
