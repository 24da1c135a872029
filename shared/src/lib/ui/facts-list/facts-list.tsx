import type { ReactNode } from 'react';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { isEmptyText } from '@gakumado/shared/ui/core';
import { FACT_TERMS, firstUses } from '../term-note/fact-terms.ts';
import { TermNote } from '../term-note/term-note.tsx';
import { TermText } from '../term-note/term-text.tsx';
import styles from './facts-list.module.css';

/** A term and what is known about it. */
export type Fact = readonly [term: string, value: ReactNode];

interface FactsListProps {
  facts: readonly Fact[];
  /** Words of the glossary that notes explain, by the terms of the facts. */
  notes?: Readonly<Record<string, RentTermName>>;
  /** Words of the glossary in the values have notes as well. */
  hasTerms?: boolean;
}

/** Terms and values in two columns. Unknown ones are left out. */
export function FactsList({ facts, notes, hasTerms = false }: FactsListProps) {
  const known = facts.filter(([, value]) => value !== false && !isEmptyText(value));
  const labelled = new Set(known.map(([label]) => notes?.[label]));
  const uses = firstUses(
    known.map(([, value]) => (typeof value === 'string' ? value : '')),
    hasTerms ? FACT_TERMS.filter((term) => !labelled.has(term)) : [],
  );
  return (
    <dl className={styles.facts}>
      {known.map(([label, value], index) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.term}>
            {notes?.[label] ? <TermNote term={notes[label]}>{label}</TermNote> : label}
          </dt>
          <dd>{typeof value === 'string' ? <TermText text={value} terms={uses[index]} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
