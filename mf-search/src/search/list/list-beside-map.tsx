import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { hasFastGraphics, StillMap } from '@gakumado/shared/map';
import { LinkButton, OnDemand } from '@gakumado/shared/ui';
import type { Results } from '../load-results.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { secondPlaceOf } from '../second-place.ts';
import { EstateList } from './estate-list.tsx';
import { estateIdAt } from './estate-id-at.ts';
import { useInSight } from './use-in-sight.ts';
import type { Selection } from './use-selection.ts';
import styles from './columns.module.css';

interface ListBesideMapProps {
  scope: SearchScope;
  results: Results;
  selection: Selection;
  hasMap: boolean;
  /** Whether this browser can show it. */
  onAvailable: (isAvailable: boolean) => void;
}

const loadMap = async () => (await import(/* webpackChunkName: "beside-map" */ './beside-map.tsx')).BesideMap;

/**
 * The list, and the map that stays beside it where the screen has room for both; a link to it where drawing it would take the
 * processor. Each points at the homes of the other.
 */
export function ListBesideMap({ hasMap, onAvailable, ...props }: ListBesideMapProps) {
  const { scope, results } = props;
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place);
  const [highlightedId, setHighlightedId] = useState<number | null>(null);
  const handlePointing = (event: SyntheticEvent) => isInSight && setHighlightedId(estateIdAt(event));
  const targets = [scope.marker, secondPlaceOf(scope, results)].filter((place) => place != null);
  const showCard = (estateId: number) =>
    list.current?.querySelector(`[data-estate-id="${estateId}"]`)?.scrollIntoView({ block: 'nearest' });
  return (
    <>
      <div
        ref={list}
        className={styles.list}
        onPointerOver={handlePointing}
        onPointerLeave={() => setHighlightedId(null)}
        onFocus={handlePointing}
      >
        <EstateList {...props} highlightedId={highlightedId} />
      </div>
      <div ref={place} className={styles.map} hidden={!hasMap}>
        {isInSight && !hasFastGraphics() ? (
          <StillMap
            points={[...targets, ...results.estates]}
            shape="tall"
            sizes="30rem"
            marks={[
              ...results.estates.map(({ estate_id, lat, lon }) => ({
                key: estate_id,
                lat,
                lon,
                isStrong: estate_id === highlightedId,
              })),
              ...targets.map(({ lat, lon, label }) => ({ key: label, lat, lon, name: label })),
            ]}
          >
            <LinkButton to={hrefOf(scope, { ...results.search, view: 'map' })} variant="secondary">
              地図で見る
            </LinkButton>
          </StillMap>
        ) : (
          <OnDemand isWanted={isInSight} load={loadMap} onFailure={() => onAvailable(false)}>
            {(Map) => (
              <Map
                scope={scope}
                results={results}
                highlightedId={highlightedId}
                onHighlight={setHighlightedId}
                onChoose={showCard}
                onAvailable={onAvailable}
              />
            )}
          </OnDemand>
        )}
      </div>
    </>
  );
}
