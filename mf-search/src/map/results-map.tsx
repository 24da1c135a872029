import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Estate, EstatePin, ReachArea } from '@gakumado/shared/contract';
import {
  MapAttribution,
  MapFrame,
  MapNotice,
  useEscape,
  useMapEngine,
  ZoomButtons,
} from '@gakumado/shared/map';
import type { Bounds, Polygon } from '@gakumado/shared/search-fields';
import { DrawLayer } from './draw-layer.tsx';
import { keepFollowing, keepView, readFollowing, readKeptView } from './kept-view.ts';
import type { SeenPart } from './kept-view.ts';
import type { MapMarker, ResultsContent } from './results-content.ts';
import { SearchHere } from './map-overlay.tsx';
import { MapSearch } from './map-search.tsx';
import type { Drawing } from './map-search.tsx';
import { PinCard } from './pin-card.tsx';
import { PinCount } from './pin-count.tsx';
import type { Pixel } from './simplify-stroke.ts';
import { useChosenEstate } from './use-chosen-estate.ts';
import type { AskedStay } from './use-chosen-estate.ts';
import styles from './results-map.module.css';

interface ResultsMapProps {
  /** Names the history entry. A map that is opened in it again shows the last view. */
  entry: string;
  /** Null when they could not be loaded. */
  pins: readonly EstatePin[] | null;
  /** All that was found; of more than 2,000 the pins are a sample. */
  totalCount: number;
  /** The page of the list beside the map. */
  estates: readonly Estate[];
  /** The stay that the costs of estates and pins are of, and the wishes about their rooms. */
  stay: AskedStay;
  /** Name of the searched campus, for the way there. */
  campusName: string | undefined;
  bounds?: Bounds;
  polygon?: Polygon;
  marker?: MapMarker;
  secondMarker?: MapMarker | undefined;
  /** From where the place is reached, to be drawn. */
  areas?: readonly ReachArea[] | undefined;
  /** The estate that the visitor points at in the list or on the map. */
  highlightedId: number | null;
  /** The visitor points at a pin, or at none any more. */
  onHighlight: (estateId: number | null) => void;
  /** The visitor has tapped a pin. */
  onChoose?: (estateId: number) => void;
  /** The visitor wants to see this part of the map. */
  onBoundsChange: (bounds: Bounds) => void;
  /** The visitor has enclosed an area; absent where none can be. */
  onPolygonChange?: (polygon: Polygon) => void;
  /** A search after a move takes its place along, instead of being narrowed to the visible part. */
  movesPlace?: boolean;
  /** New results are on their way. */
  isSearching?: boolean;
  /** The visitor is on the way to another page. A map that still glides must not call them back. */
  isLeaving?: boolean;
  /** Whether the browser can show the map: called when it opens, and when it could not be opened or broke. */
  onAvailable: (isAvailable: boolean) => void;
}

const NO_PINS: readonly EstatePin[] = [];

const IN_THE_LIST = '物件は一覧からすべてご覧いただけます。';

interface DrawnMapProps extends ResultsMapProps {
  onRetry: () => void;
}

/**
 * Results on a map. It adds to the list and never replaces it: everything on it is in the list too, and an area can be
 * enclosed without drawing.
 */
export function ResultsMap(props: ResultsMapProps) {
  const [attempt, setAttempt] = useState(0);
  return <DrawnMap key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function DrawnMap(props: DrawnMapProps) {
  const { entry, pins, totalCount, isSearching, polygon, highlightedId, onHighlight } = props;
  const { onBoundsChange, onPolygonChange } = props;
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drawButton = useRef<HTMLButtonElement>(null);
  /** Not known before the map has opened, unless it was left here. */
  const [seen, setSeen] = useState<SeenPart | undefined>(() => readKeptView(entry));
  const [isFollowing, setIsFollowing] = useState(readFollowing);
  const [drawing, setDrawing] = useState<Drawing>('none');
  const chosen = useChosenEstate(props.estates, props.stay);
  // A drawn area is worth more than a move: only the button removes it.
  const movesSearch = isFollowing && !polygon;

  useEffect(() => {
    if (seen) keepView(entry, seen);
  }, [entry, seen]);

  const searchIn = (bounds: Bounds) => {
    setSeen({ bounds, isMoved: false });
    onBoundsChange(bounds);
  };
  const enclose = (drawn: Polygon) => {
    stopDrawing();
    setSeen((part) => part && { ...part, isMoved: false });
    onPolygonChange?.(drawn);
  };
  const choose = (estateId: number | null) => {
    chosen.choose(estateId);
    onHighlight(estateId);
    if (estateId !== null) props.onChoose?.(estateId);
  };
  const content: ResultsContent = {
    pins: pins ?? NO_PINS,
    bounds: props.bounds,
    polygon,
    marker: props.marker,
    secondMarker: props.secondMarker,
    areas: props.areas,
    highlightedId: highlightedId ?? chosen.id,
  };
  const { engine, state, hasStreets } = useMapEngine(container, {
    content,
    open: async (element, events) => {
      const { openResultsMap } = await import(/* webpackChunkName: "map-engine" */ './results-engine.ts');
      return openResultsMap({ container: element, content, keptBounds: seen?.bounds, events });
    },
    onChoose: choose,
    onHover: (estateId) => onHighlight(estateId ?? chosen.id),
    onMove: (bounds, isByVisitor) => {
      if (isByVisitor && movesSearch && !props.isLeaving) return searchIn(bounds);
      setSeen((part) => ({ bounds, isMoved: isByVisitor || part?.isMoved === true }));
    },
  });
  const isAvailable = state === 'loading' || state === 'ready';
  const tellAvailable = useEffectEvent(props.onAvailable);
  useEffect(() => tellAvailable(isAvailable), [isAvailable]);
  const finishDrawing = (corners: Pixel[] | null) => {
    const map = engine.current;
    if (!corners || !map) return setDrawing('too-small');
    enclose(corners.map(({ x, y }) => map.pointAt(x, y)));
  };
  /** Runs before a part is removed. Focus around it moves to what remains, focus elsewhere stays. */
  const keepFocus = (around: HTMLElement | null, target: { focus: () => void } | null) => {
    if (around?.contains(document.activeElement)) target?.focus();
  };
  const stopDrawing = () => {
    keepFocus(place.current, drawButton.current);
    setDrawing('none');
  };
  const closeCard = () => {
    keepFocus(frame.current, engine.current);
    choose(null);
  };
  const isReady = state === 'ready';
  const isDrawing = isReady && drawing !== 'none';
  const hasCard = isReady && !isDrawing && chosen.id !== null;
  useEscape(isDrawing, stopDrawing);
  useEscape(hasCard, closeCard);

  return (
    <section
      ref={place}
      className={styles.place}
      aria-label="地図で見る"
      data-with-card={hasCard ? '' : undefined}
    >
      <MapFrame ref={frame} {...{ container, id, state }} elsewhere="地図の物件はすべて一覧にもあります。">
        {isDrawing && <DrawLayer onDrawn={finishDrawing} />}
        <div className={styles.foot}>
          {isReady && !isDrawing && seen?.isMoved && (
            <SearchHere
              label={props.movesPlace ? 'ここを中心に検索' : 'この範囲で検索'}
              onSearch={() => {
                keepFocus(frame.current, engine.current);
                searchIn(seen.bounds);
              }}
            />
          )}
          {hasCard && (
            <PinCard
              estate={chosen.estate}
              campusName={props.campusName}
              secondCampusName={props.secondMarker?.label}
              onClose={closeCard}
            />
          )}
          <PinCount
            isShown={isReady}
            {...{ pins, totalCount, isSearching, movesSearch }}
            movesPlace={props.movesPlace}
          />
        </div>
        {isReady && <ZoomButtons onZoom={(step) => engine.current?.zoom(step)} />}
        {isReady && <MapAttribution hasStreets={hasStreets} />}
        <MapNotice state={state} elsewhere={IN_THE_LIST} onRetry={props.onRetry} />
      </MapFrame>
      {isReady && (
        <MapSearch
          isFollowing={isFollowing}
          onFollow={(isWanted) => {
            setIsFollowing(isWanted);
            keepFollowing(isWanted);
            if (isWanted && !polygon && seen?.isMoved) searchIn(seen.bounds);
          }}
          drawing={drawing}
          hasDrawing={polygon !== undefined}
          onDraw={(isWanted) => setDrawing(isWanted ? 'asked' : 'none')}
          drawButton={drawButton}
          boundsOf={() => engine.current?.bounds()}
          onPolygonChange={onPolygonChange && enclose}
        />
      )}
    </section>
  );
}
