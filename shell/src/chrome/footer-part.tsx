import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIsWideScreen } from '@gakumado/shared/ui';
import styles from './footer-part.module.css';

/** A part of the footer under its heading: folded on a phone and without scripts, open on a desktop. */
export function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const isWide = useIsWideScreen(false);
  return (
    <section aria-labelledby={id}>
      <details className={styles.part} open={isWide || undefined}>
        <summary className={styles.summary}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
