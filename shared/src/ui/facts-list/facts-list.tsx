import type { ReactNode } from 'react';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { isEmptyText } from '@gakumado/shared/ui/core';
import { TermNote } from '../term-note/term-note.tsx';
import styles from './facts-list.module.css';

/** A term and what is known about it. */
export type Fact = readonly [term: string, value: ReactNode];

interface FactsListProps {
  facts: readonly Fact[];
  /** Words of the glossary that notes explain, by the terms of the facts. */
  notes?: Readonly<Record<string, RentTermName>>;
}

/** Terms and values in two columns. Unknown ones are left out. */
export function FactsList({ facts, notes }: FactsListProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== false && !isEmptyText(value))
        .map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>
              {notes?.[term] ? <TermNote term={notes[term]}>{term}</TermNote> : term}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
