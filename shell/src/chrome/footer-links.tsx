import { Link } from 'react-router-dom';
import type { SitePage } from '@gakumado/shared/site-pages';
import styles from './footer-links.module.css';
import { aboutLinks, readingLinks } from './site-links.ts';

export function FooterLinks() {
  return (
    <nav aria-label="サイトのご案内" className={styles.nav}>
      <Links links={readingLinks} />
      <Links links={aboutLinks} />
    </nav>
  );
}

function Links({ links }: { links: readonly SitePage[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
