import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import styles from './link-card.module.css';

interface LinkCardProps {
  to: string;
  title: string;
  /** Describes the page, below the title. */
  note?: string;
  /** How many things are there, beside the title. */
  count?: number;
}

/** A way to another page of the member: the whole card can be touched. */
export function LinkCard({ to, title, note, count }: LinkCardProps) {
  return (
    <Link className={styles.card} to={to}>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {count !== undefined && <strong>{count}件</strong>}
      <ChevronRight size="1.25rem" aria-hidden />
    </Link>
  );
}
