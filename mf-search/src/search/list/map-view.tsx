import { useRef, useState } from 'react';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { readPolygon, roomWishesOf } from '@gakumado/shared/search-fields';
import type { Bounds } from '@gakumado/shared/search-fields';
import { WIDE_SCREEN } from '@gakumado/shared/ui';
import { MapSheet } from '../../map/map-sheet.tsx';
import type { SheetHandle } from '../../map/map-sheet.tsx';
import { ResultsMap } from '../../map/results-map.tsx';
import { ReachPart } from '../../map/reach-part.tsx';
import { useReach } from '../../map/use-reach.ts';
import { EstateList } from './estate-list.tsx';
import { tellScreenTop } from './screen-top.ts';
import type { Search } from '../search.ts';
import type { Results } from '../load-results.ts';
import { hasTarget, hrefOf, targetsOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { secondPlaceOf } from '../second-place.ts';
import type { Selection } from './use-selection.ts';
import styles from './map-view.module.css';

interface MapViewProps {
  scope: SearchScope;
  results: Results;
  selection: Selection;
  /** The list is a sheet over the map, as on a phone. */
  isSheet: boolean;
  /** The part of the list that scrolls in the sheet. */
  sheetBody: RefObject<HTMLDivElement | null>;
  /** Whether the browser can show the map. */
  onAvailable: (isAvailable: boolean) => void;
  /** Saves the search. */
  save: ReactNode;
  /** Below the list. */
  below: ReactNode;
  /** Replaces an empty list. */
  children?: ReactNode;
}

/** The estate whose card an event comes from. */
function estateIdAt({ target }: SyntheticEvent): number | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-estate-id]') : null;
  return card ? Number(card.dataset['estateId']) : null;
}

/** Results on a map beside their list. Both come from one search, and the address says which part of the map is meant. */
export function MapView(props: MapViewProps) {
  const { scope, results, selection, isSheet, sheetBody, onAvailable, save, below, children } = props;
  const navigate = useNavigate();
  const { key, pathname, search: query } = useLocation();
  const { state, location: next } = useNavigation();
  const list = useRef<HTMLDivElement>(null);
  const sheet = useRef<SheetHandle>(null);
  const [highlightedId, setHighlightedId] = useState<number | null>(null);
  const { search: condition, estates, pins, total } = results;
  const { stay_months, with_meals, food_budget } = condition;
  // The first entry of every document has the same key.
  const entry = `${key} ${pathname}${query}`;
  const targets = targetsOf(scope, condition);
  const reach = useReach(hasTarget(scope, condition) ? targets : null);
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
  const showCard = (estateId: number) => {
    const card = list.current?.querySelector(`[data-estate-id="${estateId}"]`);
    const body = sheetBody.current;
    // Scrolling to a card scrolls the page as well, and the map must not run away under the finger.
    if (matchMedia(WIDE_SCREEN).matches) card?.scrollIntoView({ block: 'nearest' });
    else if (card) body?.scrollBy?.(0, card.getBoundingClientRect().top - body.getBoundingClientRect().top);
    sheet.current?.lower();
  };
  const reachPart = hasTarget(scope, condition) && (
    <div className={styles.reach}>
      <ReachPart {...reach} />
    </div>
  );
  const handlePointing = (event: SyntheticEvent) => setHighlightedId(estateIdAt(event));

  return (
    <div className={styles.columns}>
      <div ref={tellScreenTop} className={styles.place}>
        <div className={styles.map} onFocus={() => sheet.current?.lower()}>
          <ResultsMap
            // A place that moves with the map keeps its view. Another place, or another radius, is framed again.
            key={scope.moveTo ? scope.filter.dis : `${scope.path} ${second?.path ?? ''}`}
            entry={entry}
            pins={pins}
            totalCount={total}
            estates={estates}
            stay={{ ...targets, stay_months, with_meals, food_budget, ...roomWishesOf(condition) }}
            campusName={scope.campusName}
            bounds={condition.bounds}
            polygon={polygon}
            marker={scope.marker}
            secondMarker={second}
            areas={reach.areas}
            highlightedId={highlightedId}
            onHighlight={setHighlightedId}
            onChoose={showCard}
            movesPlace={scope.moveTo !== undefined}
            onBoundsChange={searchIn}
            onPolygonChange={
              scope.moveTo ? undefined : (drawn) => search({ polygon: drawn, bounds: undefined }, false)
            }
            isSearching={state === 'loading'}
            onAvailable={onAvailable}
          />
        </div>
      </div>
      <MapSheet ref={sheet} entry={entry} body={sheetBody}>
        <div
          ref={list}
          className={styles.list}
          onPointerOver={handlePointing}
          onPointerLeave={() => setHighlightedId(null)}
          onFocus={handlePointing}
        >
          {!isSheet && reachPart}
          {estates.length > 0 && <EstateList {...{ scope, results, selection, highlightedId }} look="slim" />}
          {children}
          {isSheet && reachPart}
        </div>
        <div className={styles.save}>{save}</div>
        <div className={styles.below}>{below}</div>
      </MapSheet>
    </div>
  );
}
