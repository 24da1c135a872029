import { Link } from 'react-router-dom';
import { Notice } from '@gakumado/shared/ui';
import { appliedFilters } from './applied-filters.ts';
import type { Search } from '../search.ts';
import type { FilterChoices } from './filter-choices.ts';
import { hrefOf, withoutAnyFilter } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { rentError } from '../rent.ts';
import { FilterChips } from './filter-chips.tsx';
import styles from './applied-filters.module.css';

interface AppliedFiltersProps {
  scope: SearchScope;
  search: Search;
  choices: FilterChoices;
}

/** The filters of the list. Each is a link that removes it. */
export function AppliedFilters({ scope, search, choices }: AppliedFiltersProps) {
  const filters = appliedFilters(search, choices, scope);
  const error = rentError(search);
  return (
    <>
      {error && (
        <Notice tone="warning" title={`家賃：${error}`}>
          家賃の条件を使わずに表示しています。
        </Notice>
      )}
      {filters.length > 0 && (
        <FilterChips
          title="絞り込み中の条件"
          look="row"
          filters={filters.map(({ label, without }) => ({ label, href: hrefOf(scope, without) }))}
        >
          <li>
            <Link className={styles.clear} to={hrefOf(scope, withoutAnyFilter(search, scope))}>
              すべて外す
            </Link>
          </li>
        </FilterChips>
      )}
    </>
  );
}
