import { useId } from 'react';
import type { ReactNode } from 'react';
import { Accordion } from '@gakumado/shared/ui';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** The main points of what is folded away. */
  gist: string;
  /** Open at first. */
  isOpen?: boolean;
  /** The folded part is a region of its own under the title. */
  isNamed?: boolean;
  children: ReactNode;
}

/** A long part of a section: its title and its gist are there at once, the rest is a press away. */
export function Fold({ title, gist, isOpen, isNamed, children }: FoldProps) {
  const id = useId();
  return (
    <Accordion
      title={
        <>
          <h3 id={id}>{title}</h3>
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
