import { useId, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { WIDE_SCREEN } from '@gakumado/shared/ui';
import styles from './footer-part.module.css';

const wideScreen = () => globalThis.matchMedia?.(WIDE_SCREEN);

function onWideScreen(notify: () => void) {
  const query = wideScreen();
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}

/** A part of the footer under its heading: folded on a phone and without scripts, open on a desktop. */
export function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const isWide = useSyncExternalStore(
    onWideScreen,
    () => wideScreen()?.matches ?? false,
    () => false,
  );
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
