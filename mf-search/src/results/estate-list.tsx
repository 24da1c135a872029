import { EstateCard, Pagination } from '@gakumado/shared/ui';
import { PAGE_SIZE } from './load-results.ts';
import type { Results } from './load-results.ts';
import { hrefOf } from './place.ts';
import type { SearchPlace } from './place.ts';
import styles from './estate-list.module.css';

interface EstateListProps {
  place: SearchPlace;
  results: Results;
}

/** The cards of one page, with the other pages below. */
export function EstateList({ place, results }: EstateListProps) {
  const { condition, estates, total } = results;
  return (
    <>
      <ol className={styles.list}>
        {estates.map((estate, index) => (
          <li key={estate.estate_id}>
            <EstateCard
              estate={estate}
              campusName={place.campusName}
              headingLevel={3}
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
