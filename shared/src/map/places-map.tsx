import { useId, useRef, useState } from 'react';
import { MapAttribution } from './map-attribution.tsx';
import { MapFrame } from './map-frame.tsx';
import { MapNotice } from './map-notice.tsx';
import type { MapPlace } from './map-place.ts';
import { useMapEngine } from './use-map-engine.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface PlacesMapProps {
  /** The first one is in the middle, unless all of them are to be seen. */
  places: readonly MapPlace[];
  /** Opens the map so that all places are seen, however far they are from each other. */
  isWhole?: boolean;
  /** Says where everything on the map can be read. */
  elsewhere: string;
}

/** A map of a few named places, as large as the box around it. */
export function PlacesMap(props: PlacesMapProps) {
  const [attempt, setAttempt] = useState(0);
  return <DrawnPlaces key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function DrawnPlaces({ places, isWhole, elsewhere, onRetry }: PlacesMapProps & { onRetry: () => void }) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const { engine, state, hasStreets } = useMapEngine(container, {
    content: places,
    open: async (element, events) => {
      const { openPlacesMap } = await import('@gakumado/shared/map-engine');
      return openPlacesMap({ container: element, content: places, isWhole, events });
    },
  });
  const isReady = state === 'ready';
  return (
    <MapFrame {...{ container, id, state, elsewhere }}>
      {isReady && <ZoomButtons onZoom={(step) => engine.current?.zoom(step)} />}
      {isReady && <MapAttribution hasStreets={hasStreets} />}
      <MapNotice {...{ state, elsewhere, onRetry }} />
    </MapFrame>
  );
}
