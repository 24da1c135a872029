import { use } from 'react';
import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { OpenSentencesContext } from './open-sentences.ts';
import styles from './filter-form.module.css';

interface SentenceRowProps {
  title: string;
  /** The words of its choices. */
  chosen: readonly string[];
  /** In place of that where nothing is. */
  none: string;
  children: ReactNode;
}

/** One line of the filter that says what is chosen, and opens in place. It needs no JavaScript. */
export function SentenceRow({ title, chosen, none, children }: SentenceRowProps) {
  const open = use(OpenSentencesContext);
  return (
    <details
      className={styles.sentence}
      open={open?.has(title)}
      onToggle={({ currentTarget }) => (currentTarget.open ? open?.add(title) : open?.delete(title))}
    >
      <summary className={styles.summary}>
        <h3 className={styles.sentenceTitle}>{title}</h3>
        <span className={styles.chosen} data-none={chosen.length === 0 ? '' : undefined}>
          {chosen.length === 0 ? none : chosen.join('・')}
        </span>
        <ChevronDown size="1.125rem" aria-hidden />
      </summary>
      <div className={styles.opened}>{children}</div>
    </details>
  );
}
