import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Accordion } from './accordion.tsx';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** The main points of what is folded away. */
  gist: string;
  /** Target of links inside the page: the one that leads here opens it. */
  part?: string;
  headingLevel?: 2 | 3;
  /** Open at first. */
  isOpen?: boolean;
  /** The folded part is a region of its own under the title. */
  isNamed?: boolean;
  children: ReactNode;
}

/** A long part of a section or page: its title and its gist are there at once, the rest is a press away. */
export function Fold({ title, gist, part, headingLevel = 3, isOpen, isNamed, children }: FoldProps) {
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  const location = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // A link that is pressed again leads here anew, to the same address.
    if (part !== undefined && location.hash === `#${part}` && fold.current) fold.current.open = true;
  }, [part, location]);
  return (
    <Accordion
      ref={fold}
      id={part}
      title={
        <>
          <Heading id={id}>{title}</Heading>
          <span className={styles.gist}>{gist}</span>
        </>
      }
      className={styles.fold ?? ''}
      open={isOpen}
      isPrintedOpen
    >
      {isNamed ? <section aria-labelledby={id}>{children}</section> : children}
    </Accordion>
  );
}
