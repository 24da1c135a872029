import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './count-link.module.css';

interface CountLinkProps {
  to: string;
  label: string;
  count: number;
  icon: LucideIcon;
  /** A thing that is kept behind the link; it flies there (shared's `flyToFavorites`). */
  keeps?: 'favorites';
}

/**
 * A header button with a number. The number becomes known after hydration; its place is as wide as the
 * largest one, so that nothing moves.
 */
export function CountLink({ to, label, count, icon: Icon, keeps }: CountLinkProps) {
  return (
    <Link to={to} className={styles.link} data-keeps={keeps}>
      <Icon aria-hidden size="1.25rem" className={styles.icon} />
      <span className={styles.label}>{label}</span> <span className={styles.count}>{count}件</span>
    </Link>
  );
}
