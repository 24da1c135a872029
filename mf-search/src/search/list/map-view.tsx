import { useRef, useState } from 'react';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { WIDE_SCREEN } from '@gakumado/shared/ui';
import { MapSheet } from '../../map/map-sheet.tsx';
import type { SheetHandle } from '../../map/map-sheet.tsx';
import { ReachPart } from '../../map/reach-part.tsx';
import { useReach } from '../../map/use-reach.ts';
import { EstateList } from './estate-list.tsx';
import { estateIdAt } from './estate-id-at.ts';
import { tellScreenTop } from './screen-top.ts';
import { SearchMap, useMapEntry } from './search-map.tsx';
import type { Results } from '../load-results.ts';
import { hasTarget, targetsOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
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

/** Results on a map beside their list. Both come from one search, and the address says which part of the map is meant. */
export function MapView(props: MapViewProps) {
  const { scope, results, selection, isSheet, sheetBody, onAvailable, save, below, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const sheet = useRef<SheetHandle>(null);
  const [highlightedId, setHighlightedId] = useState<number | null>(null);
  const { search: condition, estates, pins } = results;
  const entry = useMapEntry();
  const reach = useReach(hasTarget(scope, condition) ? targetsOf(scope, condition) : null);

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
          <SearchMap
            {...{ scope, results, entry, pins, highlightedId, onAvailable }}
            areas={reach.areas}
            onHighlight={setHighlightedId}
            onChoose={showCard}
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
