import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { RetryPanel, SampleNote } from '@gakumado/shared/ui';
import { AppliedWishes } from './applied-wishes-list.tsx';
import { EmptyResult } from './empty-result.tsx';
import { EstateList } from './estate-list.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterPart } from './filter-part.tsx';
import { isFilterOpen } from './load-results.ts';
import type { Results as LoadedResults } from './load-results.ts';
import type { SearchPlace } from './place.ts';
import { MapView } from './map-view.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { SaveThis } from './save-this.tsx';
import { SecondCampus } from './second-campus.tsx';
import { SortMenu } from './sort-menu.tsx';
import { ViewToggle } from './view-toggle.tsx';
import { useListFocus } from './use-list-focus.ts';
import { useRememberSearch } from './use-remember-search.ts';
import barStyles from './results-bar.module.css';
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
  const headingId = useId();
  const { condition, choices, estates } = results;
  const heading = useListFocus(condition);
  useRememberSearch(place, condition);
  const isFilterPart = isFilterOpen(new URLSearchParams(useLocation().search));
  return (
    <div className={styles.page}>
      <section className={styles.results} aria-labelledby={headingId}>
        <ResultsHeading {...{ place, results, heading }} id={headingId} />
        <div className={barStyles.bar}>
          <FilterButton place={place} results={results} />
          <div className={barStyles.end}>
            <SortMenu place={place} condition={condition} />
            {!place.moveTo && <ViewToggle place={place} condition={condition} />}
          </div>
        </div>
        {isFilterPart && <FilterPart place={place} results={results} />}
        <SecondCampus place={place} results={results} />
        <AppliedWishes place={place} condition={condition} choices={choices} />
        <ListOrWaysOn {...{ place, results, nearby }} />
        {estates.length > 0 && <SaveThis place={place} results={results} />}
      </section>
      {children}
      {estates.some((estate) => estate.is_sample) && <SampleNote />}
    </div>
  );
}

function ListOrWaysOn({ place, results, nearby }: ResultsProps) {
  const revalidator = useRevalidator();
  if (results.isFailed) {
    return (
      <RetryPanel
        title="物件の一覧を読み込めませんでした"
        onRetry={() => void revalidator.revalidate()}
        isRetrying={revalidator.state !== 'idle'}
      />
    );
  }
  const empty = results.estates.length === 0 && (
    <EmptyResult place={place} results={results}>
      {nearby}
    </EmptyResult>
  );
  if (results.condition.view === 'map') {
    return (
      <MapView place={place} results={results}>
        {empty}
      </MapView>
    );
  }
  return empty || <EstateList place={place} results={results} />;
}
