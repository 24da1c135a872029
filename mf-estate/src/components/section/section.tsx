import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Target of the links inside the page. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Left out on paper. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

export function Section({ id, title, lead, isScreenOnly, children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      aria-labelledby={`${id}-title`}
      data-screen-only={isScreenOnly ? '' : undefined}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
