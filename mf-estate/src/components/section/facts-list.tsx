import { isEmptyText } from '@gakumado/shared/ui';
import styles from './facts-list.module.css';

export type Fact = readonly [term: string, text: string | null | undefined];

/** Terms and texts in two columns. Unknown ones are left out. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => !isEmptyText(text))
        .map(([term, text]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
