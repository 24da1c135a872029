import type { ComponentProps } from 'react';
import type { Verdict } from '@gakumado/shared/contract';
import { marks, verdictWords } from './opinions.ts';
import styles from './home-opinions.module.css';

interface MarkChoicesProps {
  legend: string;
  /** The radio button of a mark. */
  choiceOf: (mark: Verdict) => ComponentProps<'input'>;
}

/** ◎○△× with their meanings, of which one is chosen. */
export function MarkChoices({ legend, choiceOf }: MarkChoicesProps) {
  return (
    <fieldset className={styles.marks}>
      <legend>{legend}</legend>
      {marks.map((mark) => (
        <label key={mark} className={styles.choice} data-verdict={mark}>
          <input {...choiceOf(mark)} type="radio" value={mark} />
          <span aria-hidden>{mark}</span>
          <small>{verdictWords[mark]}</small>
        </label>
      ))}
    </fieldset>
  );
}
