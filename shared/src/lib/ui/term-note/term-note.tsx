import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { OnDemand, useIsHydrated } from '@gakumado/shared/ui/core';
import styles from './term-note.module.css';

interface TermNoteProps {
  term: RentTermName;
  /** The words of the page for it, where they are not its name. */
  children?: string;
}

const loadBox = async () =>
  (await import(/* webpackChunkName: "term-note-box" */ './term-note-box.tsx')).TermNoteBox;

/** Safari before 17 has no popovers: it would draw the note as a part of the page and close it never. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * A word of renting that a press explains in place. Without scripts or popovers, and where the note cannot be loaded, it leads to the
 * word's page. Mark a word once in a table, not in each of its rows.
 */
export function TermNote({ term, children = term }: TermNoteProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!isHydrated || !hasPopovers()) {
    return (
      <Link to={paths.rentTerm(term)} className={styles.term}>
        {children}
      </Link>
    );
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.term}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // The browser opens and closes the note that is there by itself.
        popoverTarget={id}
        // After this press, in which the browser would close again what is there.
        onClick={() => setTimeout(() => setWanted(true))}
      >
        {children}
      </button>
      <OnDemand
        isWanted={isWanted}
        load={loadBox}
        onFailure={() => window.location.assign(paths.rentTerm(term))}
      >
        {(Box) => <Box {...{ id, term, opener }} onToggle={setOpen} />}
      </OnDemand>
    </>
  );
}
