import { useId } from 'react';
import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatCount } from '@gakumado/shared/ui';
import styles from './empty-result.module.css';

/** A list that is one press away, and the number of its estates. */
export interface CountedLink {
  id: string;
  label: string;
  to: string;
  count: number;
}

interface CountedLinksProps {
  title: string;
  links: readonly CountedLink[];
  /** The level of its title on the page. */
  heading?: 'h2' | 'h3' | undefined;
}

/** Other lists with the number of estates of each; nothing without any. */
export function CountedLinks({ title, links, heading: Heading = 'h3' }: CountedLinksProps) {
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <section className={styles.relaxations} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.ways}>
        {links.map(({ id, label, to, count }) => (
          <li key={id}>
            <Link className={styles.way} to={to}>
              <span className={styles.label}>{label}</span>
              <span className={styles.count}>
                <strong>{formatCount(count)}</strong>件
              </span>
              <ChevronRight size="1.125rem" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
