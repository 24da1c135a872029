import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  /** The id of the part, for addresses with a #. */
  name?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of a tab under a heading of its own. */
export function Part({ name, title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section id={name} aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
