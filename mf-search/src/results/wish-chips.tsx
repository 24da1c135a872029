import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import { VisuallyHidden } from '@gakumado/shared/ui';
import styles from './applied-wishes.module.css';

interface WishChipsProps {
  title: string;
  heading?: 'h2' | 'h3';
  /** Each with the address of the same page without it. */
  wishes: readonly { label: string; href: string }[];
  onRemove?: () => void;
  /** A further item of the list. */
  children?: ReactNode;
}

/** Wishes in words; each is a link that takes it away. */
export function WishChips({ title, heading: Heading = 'h2', wishes, onRemove, children }: WishChipsProps) {
  return (
    <div className={styles.applied}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.chips}>
        {wishes.map(({ label, href }) => (
          <li key={label}>
            <Link className={styles.chip} to={href} onClick={onRemove}>
              {label}
              <VisuallyHidden>を外す</VisuallyHidden>
              <X size="1rem" aria-hidden />
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
