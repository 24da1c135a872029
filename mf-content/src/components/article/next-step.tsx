import { LinkButton } from '@gakumado/shared/ui';
import styles from './next-step.module.css';

export interface Step {
  /** The action to offer after the text. */
  title: string;
  text: string;
  label: string;
  to: string;
}

/** The one thing to do after a text. */
export function NextStep({ title, text, label, to }: Step) {
  return (
    <aside aria-labelledby="next-step" className={styles.box}>
      <div className={styles.words}>
        <h2 id="next-step" className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <LinkButton {...{ to }} size="large">
        {label}
      </LinkButton>
    </aside>
  );
}
