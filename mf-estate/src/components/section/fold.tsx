import type { ReactNode } from 'react';
import { Accordion } from '@gakumado/shared/ui';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** The main points of what is folded away. */
  gist: string;
  children: ReactNode;
}

/** A long part of a section: its title and its gist are there at once, the rest is a press away. */
export function Fold({ title, gist, children }: FoldProps) {
  return (
    <Accordion
      title={
        <>
          <h3>{title}</h3>
          <span className={styles.gist}>{gist}</span>
        </>
      }
      className={styles.fold ?? ''}
      isPrintedOpen
    >
      {children}
    </Accordion>
  );
}
