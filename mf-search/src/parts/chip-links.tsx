import { Link } from 'react-router-dom';
import styles from './chip-links.module.css';

interface ChipLinksProps {
  /** `note`: how much is behind the link. */
  links: readonly { to: string; label: string; note?: string }[];
  /** True where visitors choose by the number. */
  hasStrongNotes?: boolean;
}

/** Links side by side, as many as fit. */
export function ChipLinks({ links, hasStrongNotes }: ChipLinksProps) {
  return (
    <ul className={styles.list} data-strong={hasStrongNotes}>
      {links.map(({ to, label, note }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {label}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
