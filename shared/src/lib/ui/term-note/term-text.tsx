import { Fragment } from 'react';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { FACT_TERMS, placeOf } from './fact-terms.ts';
import { TermNote } from './term-note.tsx';

interface TermTextProps {
  text: string;
  /** The words to explain. */
  terms?: readonly RentTermName[];
}

/** A text whose words of renting open their notes, each where it is used first. */
export function TermText({ text, terms = FACT_TERMS }: TermTextProps) {
  const parts = terms
    .map((term) => ({ term, place: placeOf(text, term) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place);
  return (
    <>
      {text.slice(0, parts[0]?.place)}
      {parts.map(({ term, place }, index) => (
        <Fragment key={term}>
          <TermNote term={term} />
          {text.slice(place + term.length, parts[index + 1]?.place)}
        </Fragment>
      ))}
    </>
  );
}
