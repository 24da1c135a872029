import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatCount } from '@gakumado/shared/ui';
import type { Results } from '../load-results.ts';
import type { SearchScope } from '../scope.ts';
import { relaxedHref } from '../relaxed-search.ts';
import styles from './empty-result.module.css';

/** The numbers of estates with wider filters, each one press away. */
export function Relaxations({
  scope,
  results,
  heading: Heading = 'h3',
}: {
  scope: SearchScope;
  results: Pick<Results, 'search' | 'relaxations'>;
  /** The level of its title on the page. */
  heading?: 'h2' | 'h3';
}) {
  const ways = results.relaxations.flatMap(({ relaxation_id, label, change, estate_count }) => {
    const to = relaxedHref(scope, results.search, change);
    return to === undefined ? [] : [{ id: relaxation_id, label, to, count: estate_count }];
  });
  if (ways.length === 0) return null;
  return (
    <section className={styles.relaxations} aria-labelledby="relaxations">
      <Heading id="relaxations" className={styles.title}>
        条件を変えると見つかる物件
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({ id, label, to, count }) => (
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
