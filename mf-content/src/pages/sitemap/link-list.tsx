import { Link } from 'react-router-dom';
import type { SitePage } from '@gakumado/shared/site-pages';
import styles from './sitemap-page.module.css';

/** Links in rows. */
export function LinkList({ links }: { links: readonly SitePage[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={`${to} ${label}`}>
          <Link to={to} discover="none">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
