import { Link } from 'react-router-dom';
import { EstateCard, Pagination } from '@gakumado/shared/ui';
import { PAGE_SIZE } from './load-results.ts';
import type { Results } from './load-results.ts';
import { hrefOf, offeredSorts } from './place.ts';
import type { SearchPlace } from './place.ts';
import { sorts } from './sorts.ts';
import styles from './estate-list.module.css';

interface EstateListProps {
  place: SearchPlace;
  results: Results;
}

/** The cards of one page, with the orders above and the other pages below. */
export function EstateList({ place, results }: EstateListProps) {
  const { condition, estates, total } = results;
  return (
    <>
      <SortLinks place={place} results={results} />
      <ol className={styles.list}>
        {estates.map((estate, index) => (
          <li key={estate.estate_id}>
            <EstateCard
              estate={estate}
              campusName={place.campusName}
              headingLevel={2}
              priority={index === 0}
            />
          </li>
        ))}
      </ol>
      <Pagination
        page={condition.page}
        total={total}
        limit={PAGE_SIZE}
        hrefOf={(page) => hrefOf(place, { ...condition, page })}
      />
    </>
  );
}

/** Orders as links: they work without JavaScript, and each order has its address. */
function SortLinks({ place, results: { condition } }: EstateListProps) {
  const current = condition.sort ?? place.defaultSort;
  return (
    <nav className={styles.sorts} aria-label="並び順">
      <ul>
        {offeredSorts(place, condition).map((name) => (
          <li key={name}>
            <Link
              className={styles.sort}
              to={hrefOf(place, { ...condition, sort: name, page: 1 })}
              aria-current={name === current ? 'true' : undefined}
            >
              {sorts[name].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
