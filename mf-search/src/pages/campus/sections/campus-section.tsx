import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './sections.module.css';

interface CampusSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the campus page below its list. */
export function CampusSection({ title, lead, children }: CampusSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
