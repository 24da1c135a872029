import { VisuallyHidden } from '@gakumado/shared/ui';
import { ChoiceBox } from '../../search/choice-box.tsx';
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
            <ChoiceBox size="large" {...{ type, name, value, label, count, isChecked }} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
