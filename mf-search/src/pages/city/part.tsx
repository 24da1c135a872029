import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './city-page.module.css';

/** A part of the portal under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
