import type { ReactNode } from 'react';
import styles from './folded-question.module.css';

interface FoldedQuestionProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A question that few visitors have, a press away. Its answer is chosen from suggestions, so it is absent without scripts. */
export function FoldedQuestion({ icon, title, children }: FoldedQuestionProps) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        {icon}
        {title}
      </summary>
      {children}
    </details>
  );
}
