import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ListOriginContext, PartFailed, SampleNote, useIsWideScreen } from '@gakumado/shared/ui';
import { homeInSheet } from '../../map/map-sheet.tsx';
import { AppliedFilters } from '../filter/applied-filters-list.tsx';
import { EmptyResult } from './empty-result.tsx';
import { Relaxations } from './relaxations.tsx';
import { FilterButton } from '../filter/filter-button.tsx';
import { FilterColumn } from '../filter/filter-column.tsx';
import { FilterPart } from '../filter/filter-part.tsx';
import { isFilterOpen } from '../load-results.ts';
import type { Results as LoadedResults } from '../load-results.ts';
import { mustsToHandOn } from '../request.ts';
import { withDestination } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { writeSearch } from '../search.ts';
import { secondPlaceOf } from '../second-place.ts';
import { LeftConditionsNote } from './left-conditions-note.tsx';
import { hasColumns } from './list-container.tsx';
import { ListBesideMap } from './list-beside-map.tsx';
import { MapView } from './map-view.tsx';
import { ResultsHeading, ReachLink } from './results-heading.tsx';
import { tellScreenTop } from './screen-top.ts';
import { SaveThis } from './save-this.tsx';
import { SecondTarget } from './second-target.tsx';
import { SelectAll } from './select-all.tsx';
import { StayOfSearch } from './stay-of-search.tsx';
import { SortMenu } from './sort-menu.tsx';
import { ViewToggle } from './view-toggle.tsx';
import { useListFocus } from './use-list-focus.ts';
import { useSelection } from './use-selection.ts';
import { useRememberSearch } from './use-remember-search.ts';
import columns from './columns.module.css';
import barStyles from './results-bar.module.css';
import styles from './results.module.css';

interface ResultsProps {
  scope: SearchScope;
  results: LoadedResults;
  /** Shown in an empty list, besides the links of every list: neighbouring campuses, stations, … */
  nearby?: ReactNode;
  /** Shown below the list. */
  children?: ReactNode;
}

/** The list of a result page with everything that narrows and orders it. */
export function Results({ scope: place, results, nearby, children }: ResultsProps) {
  const headingId = useId();
  const { search: condition, choices, estates } = results;
  const scope = useMemo(() => withDestination(place, condition), [place, condition]);
  const heading = useListFocus(condition);
  const selection = useSelection(estates, writeSearch(condition));
  useRememberSearch(scope, results);
  const { pathname, search: query } = useLocation();
  const isFilterPart = isFilterOpen(new URLSearchParams(query));
  const origin = useMemo(() => {
    const { destination, second_destination, stay_months, with_meals, food_budget } = results.search;
    return {
      campusIds: campusesOfResults(scope, results),
      destination,
      second_destination,
      stay_months,
      with_meals,
      food_budget,
      musts: mustsToHandOn(results.search),
      path: pathname + query,
    };
  }, [scope, results, pathname, query]);
  const isMap = !hasColumns(results);
  const [isMapAvailable, setIsMapAvailable] = useState(true);
  const isMapScreen = isMap && isMapAvailable && !isFilterPart;
  // Said before the list: the columns moved when its HTML had come and that of the map followed.
  const hasMapBeside = isMapAvailable && !results.isFailed && estates.length > 0;
  const isSheet = !useIsWideScreen(true) && isMapScreen;
  const sheetBody = useRef<HTMLDivElement>(null);

  const sort = <SortMenu scope={scope} search={condition} />;
  // A second place is one of the conditions; the question for one comes after the homes, as do the costs' conditions.
  const second = (
    <div className={barStyles.second}>
      <SecondTarget scope={scope} results={results} />
    </div>
  );
  const isOfTwo = secondPlaceOf(scope, results) !== null;
  const costAndQuestion = (
    <>
      <StayOfSearch scope={scope} results={results} />
      {!isOfTwo && second}
    </>
  );
  const empty = !results.isFailed && estates.length === 0 && (
    <EmptyResult scope={scope} results={results}>
      {nearby}
    </EmptyResult>
  );
  const few = estates.length > 0 && <Relaxations scope={scope} results={results} />;
  const save = estates.length > 0 && <SaveThis scope={scope} results={results} />;
  const below = (
    <>
      {children}
      {estates.some((estate) => estate.is_sample) && <SampleNote />}
    </>
  );
  return (
    <ListOriginContext value={origin}>
      <div className={styles.page} data-map-screen={isMapScreen ? '' : undefined}>
        <section
          ref={isMapScreen ? tellScreenTop : undefined}
          className={isMap ? styles.results : `${styles.results} ${columns.columns}`}
          data-columns={isMap ? undefined : hasMapBeside ? 'map' : ''}
          aria-labelledby={headingId}
        >
          <ResultsHeading {...{ scope, results, heading }} id={headingId} hasReach={!isSheet}>
            {estates.length > 0 && <SelectAll selection={selection} count={estates.length} />}
          </ResultsHeading>
          <div className={barStyles.bar} data-bar="">
            <div className={barStyles.tools} data-tools="">
              <FilterButton scope={scope} results={results} />
              {!isSheet && sort}
              {!scope.moveTo && (
                <ViewToggle
                  scope={scope}
                  search={condition}
                  homeInView={() => (isSheet ? homeInSheet(sheetBody.current) : '')}
                />
              )}
            </div>
            {isFilterPart && <FilterPart scope={scope} results={results} />}
            <AppliedFilters scope={scope} search={condition} choices={choices} />
            <LeftConditionsNote scope={scope} results={results} />
            {!isSheet && isOfTwo && second}
          </div>
          {results.isFailed && <PartFailed name="物件の一覧" isMain />}
          {!isMapScreen && few}
          {isMap && (
            <MapView
              {...{ scope, results, selection, isSheet, sheetBody, below }}
              onAvailable={setIsMapAvailable}
              save={
                <>
                  {isMapScreen && few}
                  {save}
                  {isSheet && (
                    <div className={barStyles.inSheet}>
                      <ReachLink scope={scope} results={results} />
                      {sort}
                      {isOfTwo && second}
                      {costAndQuestion}
                    </div>
                  )}
                </>
              }
            >
              {empty}
            </MapView>
          )}
          {!isMap &&
            !results.isFailed &&
            (empty || (
              <ListBesideMap
                {...{ scope, results, selection }}
                hasMap={hasMapBeside}
                onAvailable={setIsMapAvailable}
              />
            ))}
          {!isMap && save}
          {!isSheet && (
            <div className={barStyles.bar} data-bar="">
              {costAndQuestion}
            </div>
          )}
          {!isMap && !isFilterPart && <FilterColumn scope={scope} results={results} />}
        </section>
        {!isMap && below}
      </div>
    </ListOriginContext>
  );
}

/** The campus of the place and the second one. */
const campusesOfResults = ({ filter }: SearchScope, { secondCampus }: LoadedResults): number[] =>
  [filter.school_id, secondCampus?.campus_id].filter((id) => id !== undefined);
