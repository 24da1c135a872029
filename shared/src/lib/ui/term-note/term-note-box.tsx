import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import { paths } from '@gakumado/shared/paths';
import { findRentTerm } from '@gakumado/shared/rent-terms';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { sitePages } from '@gakumado/shared/site-pages';
import { placeBelow } from './place-below.ts';
import styles from './term-note.module.css';

interface TermNoteBoxProps {
  id: string;
  term: RentTermName;
  opener: RefObject<HTMLButtonElement | null>;
  onToggle: (isOpen: boolean) => void;
}

/**
 * The note of a word: a native popover, which closes with Escape or a press beside it. It holds elements of a line only,
 * because it may stand within a paragraph.
 */
export function TermNoteBox({ id, term, opener, onToggle }: TermNoteBoxProps) {
  const box = useRef<HTMLSpanElement>(null);
  const found = findRentTerm(term);

  // It was loaded because it was wanted.
  // oxlint-disable-next-line no-restricted-properties -- only browsers that have popovers come here
  useEffect(() => box.current?.showPopover?.(), []);

  function handleToggle(isOpen: boolean) {
    onToggle(isOpen);
    if (isOpen && box.current && opener.current) {
      placeBelow(box.current, opener.current);
      box.current.focus({ preventScroll: true });
    }
    // Not every browser gives a button the focus that is pressed, and so none comes back to it.
    if (!isOpen && document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  }

  return (
    <span
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={`${term}とは`}
      tabIndex={-1}
      className={styles.box}
      onToggle={(event) => handleToggle(event.newState === 'open')}
    >
      <span className={styles.head}>
        <span>
          <strong className={styles.name}>{term}</strong>
          <span className={styles.reading}>{found?.term.reading}</span>
        </span>
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          <X size="1.125rem" aria-hidden />
          閉じる
        </button>
      </span>
      <span className={styles.meaning}>{found?.term.meaning}</span>
      <Link to={paths.rentTerm(term)} className={styles.more}>
        {sitePages.glossary.label}で見る
      </Link>
    </span>
  );
}
