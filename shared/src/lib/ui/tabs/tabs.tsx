import { Link } from 'react-router-dom';
import styles from './tabs.module.css';

export interface Tab {
  /** The address at which it is open. */
  to: string;
  label: string;
  isOpen: boolean;
}

interface TabsProps {
  /** Names the whole that they are parts of, for screen readers. */
  label: string;
  tabs: readonly Tab[];
}

/** Parts of a page of which one is open. Which one is in the address: they are links, and the page stays where it is. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label: name, isOpen }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.tab}
              preventScrollReset
              aria-current={isOpen ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
