import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A term and what is known about it; left out where that is nothing. */
export type Fact = readonly [term: string, value: ReactNode];

/** Terms and values in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value) && value !== 'null')
        .map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
