import type { RentTermName } from '@gakumado/shared/rent-terms';
import { isEmptyText, TermNote } from '@gakumado/shared/ui';
import styles from './facts-list.module.css';

export type Fact = readonly [term: string, text: string | null | undefined];

interface FactsListProps {
  facts: readonly Fact[];
  /** Words of the glossary that notes explain, by the terms of the facts. */
  notes?: Readonly<Record<string, RentTermName>>;
}

/** Terms and texts in two columns. Unknown ones are left out. */
export function FactsList({ facts, notes }: FactsListProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => !isEmptyText(text))
        .map(([term, text]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>
              {notes?.[term] ? <TermNote term={notes[term]}>{term}</TermNote> : term}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
