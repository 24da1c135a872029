import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { EstatePin, ReachArea } from '@gakumado/shared/contract';
import { readPolygon, roomWishesOf } from '@gakumado/shared/search-fields';
import type { Bounds } from '@gakumado/shared/search-fields';
import { ResultsMap } from '../../map/results-map.tsx';
import type { Results } from '../load-results.ts';
import { hrefOf, targetsOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import type { Search } from '../search.ts';
import { secondPlaceOf } from '../second-place.ts';

export interface SearchMapProps {
  scope: SearchScope;
  results: Results;
  /** Names the history entry, whose view the map shows again. */
  entry: string;
  /** Null where they could not be loaded. */
  pins: readonly EstatePin[] | null;
  areas: readonly ReachArea[] | undefined;
  /** The estate that is pointed at in the list or on the map. */
  highlightedId: number | null;
  onHighlight: (estateId: number | null) => void;
  onChoose: (estateId: number) => void;
  onAvailable: (isAvailable: boolean) => void;
}

/** Names the present history entry for a map; the first entry of every document has the same key. */
export function useMapEntry(): string {
  const { key, pathname, search } = useLocation();
  return `${key} ${pathname}${search}`;
}

/** The first segment of a path: /search/ of all lists, /view/ of homes. */
const areaOf = (pathname: string) => pathname.split('/', 2)[1];

/** The map of a search. A search on it changes the address, which the list follows. */
export function SearchMap({ scope, results, ...shown }: SearchMapProps) {
  const navigate = useNavigate();
  const { state, location: next } = useNavigation();
  const { search: condition, estates, total } = results;
  const { stay_months, with_meals, food_budget } = condition;
  const second = secondPlaceOf(scope, results) ?? undefined;
  // A drawn area counts from the stroke on. A move before its results are loaded must not replace it.
  const polygon = readPolygon(new URLSearchParams(next?.search).get('polygon')) ?? condition.polygon;

  const search = (change: Partial<Search>, replace: boolean, path = scope.path) => {
    const href = hrefOf({ ...scope, path }, { ...condition, page: 1, ...change });
    void navigate(href, { replace, preventScrollReset: true });
  };
  // After any number of moves, Back leaves the map. A drawing that a search drops is brought back.
  const searchIn = (bounds: Bounds) =>
    scope.moveTo ? search({}, true, scope.moveTo(bounds)) : search({ bounds, polygon: undefined }, !polygon);
  return (
    <ResultsMap
      // A place that moves with the map keeps its view. Another place, or another radius, is framed again.
      key={scope.moveTo ? scope.filter.dis : `${scope.path} ${second?.path ?? ''}`}
      {...shown}
      totalCount={total}
      estates={estates}
      stay={{
        ...targetsOf(scope, condition),
        stay_months,
        with_meals,
        food_budget,
        ...roomWishesOf(condition),
      }}
      campusName={scope.campusName}
      bounds={condition.bounds}
      polygon={polygon}
      marker={scope.marker}
      secondMarker={second}
      movesPlace={scope.moveTo !== undefined}
      onBoundsChange={searchIn}
      onPolygonChange={
        scope.moveTo ? undefined : (drawn) => search({ polygon: drawn, bounds: undefined }, false)
      }
      isSearching={state === 'loading'}
      isLeaving={next !== undefined && areaOf(next.pathname) !== areaOf(scope.path)}
    />
  );
}
