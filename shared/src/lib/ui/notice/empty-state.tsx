import type { ReactNode } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import styles from './notice.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** Ways on: links and buttons. */
  actions?: ReactNode;
  icon?: ReactNode;
}

/** Replaces an empty list: says so and shows other ways. */
export function EmptyState({ title, children, actions, icon }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      {icon ?? <SearchX size="2.5rem" strokeWidth={1.5} aria-hidden />}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
