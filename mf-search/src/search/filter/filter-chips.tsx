import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import { VisuallyHidden } from '@gakumado/shared/ui';
import styles from './applied-filters.module.css';

interface FilterChipsProps {
  /** Of the heading. */
  id?: string;
  title: string;
  heading?: 'h2' | 'h3';
  /** Each with the address of the same page without it. */
  filters: readonly { label: string; href: string }[];
  onRemove?: () => void;
  /** One row that is pushed aside, its heading for screen readers only. */
  look?: 'wrap' | 'row';
  /** A further item of the list. */
  children?: ReactNode;
}

/** Filters in words. Each is a link that removes it. */
export function FilterChips({
  id,
  title,
  heading: Heading = 'h2',
  filters,
  onRemove,
  look = 'wrap',
  children,
}: FilterChipsProps) {
  return (
    <div className={styles.applied} data-look={look}>
      <Heading id={id} className={styles.title}>
        {look === 'row' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </Heading>
      <ul className={styles.chips} data-scroll-row={look === 'row' || undefined}>
        {filters.map(({ label, href }) => (
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
