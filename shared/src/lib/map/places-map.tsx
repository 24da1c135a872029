import { useId, useRef, useState } from 'react';
import { isWithin } from '../map-base/geo.ts';
import { MapAttribution } from './map-attribution.tsx';
import { MapFrame } from './map-frame.tsx';
import { MapNotice } from './map-notice.tsx';
import type { MapPlace } from '../map-base/map-place.ts';
import { PlaceChoice } from './place-choice.tsx';
import { useMapEngine } from './use-map-engine.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface PlacesMapProps {
  /** The first one is in the middle, unless all of them are to be seen. */
  places: readonly MapPlace[];
  /** Opens the map so that all places are seen, however far they are from each other. */
  isWhole?: boolean;
  /** The kind of the places (店舗), where those on the map lead to their pages. */
  what?: string;
  /** Says where everything on the map can be read. */
  elsewhere: string;
}

/** A map of a few named places, as large as the box around it. */
export function PlacesMap(props: PlacesMapProps) {
  const [attempt, setAttempt] = useState(0);
  return <DrawnPlaces key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function DrawnPlaces({
  places,
  isWhole,
  what,
  elsewhere,
  onRetry,
}: PlacesMapProps & { onRetry: () => void }) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  /** Places by their indexes: pressed ones, or those in view; null while nobody asks for any. */
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const { engine, state, hasStreets } = useMapEngine(container, {
    content: places,
    open: async (element, events) => {
      const { openPlacesMap } = await import('@gakumado/shared/map-engine');
      return openPlacesMap({
        container: element,
        content: places,
        isWhole,
        events,
        onPress: what === undefined ? undefined : (indexes) => setChosen(indexes.length > 0 ? indexes : null),
      });
    },
  });
  const isReady = state === 'ready';
  return (
    <MapFrame {...{ container, id, state, elsewhere }}>
      {isReady && <ZoomButtons onZoom={(step) => engine.current?.zoom(step)} />}
      {isReady && what !== undefined && (
        <PlaceChoice
          what={what}
          places={chosen && places.filter((_place, index) => chosen.includes(index))}
          onOpen={() => {
            const seen = engine.current?.bounds();
            setChosen(places.flatMap((place, index) => (seen && isWithin(place, seen) ? [index] : [])));
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {isReady && <MapAttribution hasStreets={hasStreets} />}
      <MapNotice {...{ state, elsewhere, onRetry }} />
    </MapFrame>
  );
}
