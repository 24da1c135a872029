import { FilterForm } from './filter-form.tsx';
import type { Results } from '../load-results.ts';
import type { SearchScope } from '../scope.ts';
import styles from './filter-form.module.css';

/** The filter as a part of the page, for browsers without JavaScript. */
export function FilterPart({ scope, results }: { scope: SearchScope; results: Results }) {
  return (
    <section className={styles.part} data-filter-part="" aria-labelledby="filter-part">
      <FilterForm scope={scope} results={results}>
        <h3 className={styles.title} id="filter-part">
          条件を絞り込む
        </h3>
      </FilterForm>
    </section>
  );
}
