import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styles from './mode-links.module.css';

interface Mode {
  to: string;
  Icon: ComponentType<{ size: string; 'aria-hidden': boolean }>;
  name: string;
  text: string;
}

interface ModeLinksProps {
  modes: readonly Mode[];
  /** On wide screens: `tile`, four beside each other, or `row`, three with the icon before the text. */
  look: 'tile' | 'row';
}

/** Ways to search, each with an icon and what it is good for. */
export function ModeLinks({ modes, look }: ModeLinksProps) {
  return (
    <ul className={styles.modes} data-look={look}>
      {modes.map(({ to, Icon, name, text }) => (
        <li key={to}>
          <Link to={to} className={styles.mode}>
            <span className={styles.icon}>
              <Icon size="1.625rem" aria-hidden />
            </span>
            <span className={styles.texts}>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
