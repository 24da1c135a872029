import { Link } from 'react-router-dom';
import styles from './footer-links.module.css';
import { aboutLinks, readingLinks } from './site-links.ts';
import type { SiteLink } from './site-links.ts';

export function FooterLinks() {
  return (
    <nav aria-label="サイトのご案内" className={styles.nav}>
      <Links links={readingLinks} />
      <Links links={aboutLinks} />
    </nav>
  );
}

function Links({ links }: { links: readonly SiteLink[] }) {
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
