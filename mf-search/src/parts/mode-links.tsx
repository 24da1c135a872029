import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { SitePage } from '@gakumado/shared/site-pages';
import styles from './mode-links.module.css';

interface Mode {
  page: SitePage;
  Icon: ComponentType<{ size: string; 'aria-hidden': boolean }>;
  text: string;
}

interface ModeLinksProps {
  modes: readonly Mode[];
  /** On wide screens: `tile`, four beside each other, or `row`, three with the icon before the text. */
  look: 'tile' | 'row';
}

/** Ways to search, each with an icon and its advantage. */
export function ModeLinks({ modes, look }: ModeLinksProps) {
  return (
    <ul className={styles.modes} data-look={look}>
      {modes.map(({ page, Icon, text }) => (
        <li key={page.to}>
          <Link to={page.to} className={styles.mode}>
            <span className={styles.icon}>
              <Icon size="1.625rem" aria-hidden />
            </span>
            <span className={styles.texts}>
              <span className={styles.name}>{page.label}</span>
              <span className={styles.text}>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
