import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatCount } from '@gakumado/shared/ui';
import styles from './link-cards.module.css';

interface LinkCard {
  to: string;
  name: string;
  note: ReactNode;
  /** Estates behind the link. */
  count?: number;
}

interface LinkCardsProps {
  cards: readonly LinkCard[];
  /** `place`: close together, for one of many places; `way`: larger, with an arrow. */
  look: 'place' | 'way';
  /** On wide screens. */
  columns?: 1 | 2 | 3;
}

/** Links as cards of two lines. */
export function LinkCards({ cards, look, columns = 2 }: LinkCardsProps) {
  return (
    <ul className={styles.cards} data-look={look} data-columns={columns}>
      {cards.map(({ to, name, note, count }) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <span className={styles.texts}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{note}</span>
            </span>
            {count !== undefined && <span className={styles.count}>{formatCount(count)}件</span>}
            {look === 'way' && <ChevronRight size="1.125rem" aria-hidden />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
