import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button, OnDemand, untilPainted, useLayer } from '@gakumado/shared/ui';
import { appliedFilters } from './applied-filters.ts';
import { writeSearch } from '../search.ts';
import { OPEN_FILTER } from '../load-results.ts';
import type { Results } from '../load-results.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import styles from '../list/results-bar.module.css';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "filter-dialog" */ './filter-dialog.tsx')).FilterDialog;

interface FilterButtonProps {
  scope: SearchScope;
  results: Results;
}

/** Opens the filter popup, which is loaded when it is needed. */
export function FilterButton({ scope, results }: FilterButtonProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const layer = useLayer('filter');
  const { search, choices } = results;
  const narrowing = appliedFilters(search, choices, scope).length;

  /** The server can show the form as well. */
  function handleFailure() {
    const query = new URLSearchParams(writeSearch(search));
    query.set(OPEN_FILTER.name, OPEN_FILTER.value);
    globalThis.location.replace(`${scope.path}?${query}`);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The press is seen first.
    void untilPainted().then(() => layer.onOpenChange(true));
  }

  return (
    <>
      <form data-filter-button="" method="get" action={scope.path} onSubmit={handleSubmit}>
        {[...new URLSearchParams(writeSearch({ ...search, page: 1 }))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          ref={opener}
          type="submit"
          {...OPEN_FILTER}
          aria-haspopup="dialog"
          className={styles.filter}
          onPointerEnter={() => void loadDialog().catch(() => {})}
        >
          <SlidersHorizontal size="1.25rem" aria-hidden />
          条件を絞り込む
          {narrowing > 0 && (
            <span className={styles.narrowing}>
              {narrowing}
              <span className={styles.unit}>項目</span>
            </span>
          )}
        </Button>
      </form>
      <OnDemand isWanted={layer.open} load={loadDialog} onFailure={handleFailure}>
        {(Popup) => <Popup key={hrefOf(scope, search)} {...{ scope, results, opener, layer }} />}
      </OnDemand>
    </>
  );
}
