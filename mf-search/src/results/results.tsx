import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { RetryPanel, SampleNote } from '@gakumado/shared/ui';
import { AppliedWishes } from './applied-wishes-list.tsx';
import { EmptyResult } from './empty-result.tsx';
import { EstateList } from './estate-list.tsx';
import { FilterForm } from './filter-form.tsx';
import type { Results as LoadedResults } from './load-results.ts';
import type { SearchPlace } from './place.ts';
import styles from './results.module.css';

interface ResultsProps {
  place: SearchPlace;
  results: LoadedResults;
  /** What stands in an empty list besides the ways on that every list has: neighbouring campuses, stations, … */
  nearby?: ReactNode;
  /** What the page adds below the list. */
  children?: ReactNode;
}

/** The list of a result page with everything that narrows and orders it. */
export function Results({ place, results, nearby, children }: ResultsProps) {
  const revalidator = useRevalidator();
  const { condition, choices, facets, estates, isFailed } = results;
  return (
    <div className={styles.columns}>
      <FilterForm place={place} condition={condition} choices={choices} facets={facets} />
      <section className={styles.results} aria-label="物件の一覧">
        <AppliedWishes place={place} condition={condition} choices={choices} />
        {isFailed && (
          <RetryPanel
            title="物件の一覧を読み込めませんでした"
            onRetry={() => void revalidator.revalidate()}
            isRetrying={revalidator.state !== 'idle'}
          />
        )}
        {estates.length > 0 && <EstateList place={place} results={results} />}
        {estates.length === 0 && !isFailed && (
          <EmptyResult place={place} results={results}>
            {nearby}
          </EmptyResult>
        )}
        {children}
        {estates.some((estate) => estate.is_sample) && <SampleNote />}
      </section>
    </div>
  );
}
