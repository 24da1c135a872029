import { useRef, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import MapIcon from 'lucide-react/icons/map';
import { Button, RetryPanel, WIDE_SCREEN } from '@gakumado/shared/ui/core';
import { placesInFirstView } from '../map-base/first-view.ts';
import type { PlacesMap } from './places-map.tsx';
import { MAP_COMING } from './map-words.ts';
import { StillMap } from './still-map.tsx';
import styles from './open-map.module.css';

type MapProps = ComponentProps<typeof PlacesMap>;

interface OpenMapProps extends MapProps {
  /** Describes the map for screen readers. */
  label: string;
  /** On the button that loads it, where a page has more than one. */
  action?: string;
  /** The visitor asks for the map. */
  onOpen?: () => void;
}

/**
 * The place of a map, which is loaded when the visitor asks for it. From the press on it has its size, so that nothing moves
 * when the map comes.
 */
export function OpenMap({ label, action = '地図を見る', onOpen, ...props }: OpenMapProps) {
  const { places, isWhole = false } = props;
  const shown = placesInFirstView(places, isWhole);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [Loaded, setLoaded] = useState<ComponentType<MapProps>>();
  /** The button or the message goes. Focus in it stays where the map comes, focus elsewhere stays there. */
  const keepFocus = () => {
    if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
  };
  const load = async () => {
    keepFocus();
    setState('loading');
    try {
      const module = await import(/* webpackChunkName: "places-map" */ './places-map.tsx');
      setLoaded(() => module.PlacesMap);
    } catch {
      setState('failed');
    }
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={styles.map}
      data-state={Loaded ? 'loaded' : state}
    >
      {Loaded ? (
        <Loaded {...props} />
      ) : state === 'failed' ? (
        <RetryPanel name="地図" onRetry={() => void load()}>
          <p>{props.elsewhere}</p>
        </RetryPanel>
      ) : (
        <StillMap
          points={shown}
          shape="wide"
          sizes={`${WIDE_SCREEN} 45rem, 40rem`}
          marks={shown.flatMap((place, key) =>
            isWhole || place.kind === 'subject' || place.isAsked
              ? [
                  {
                    ...place,
                    key,
                    isStrong: place.kind === 'subject',
                    ...(place.isAsked && { name: place.label }),
                  },
                ]
              : [],
          )}
        >
          {state === 'loading' ? (
            <p className={styles.waiting}>{MAP_COMING}</p>
          ) : (
            <Button
              variant="secondary"
              onClick={() => {
                onOpen?.();
                void load();
              }}
            >
              <MapIcon size="1.125rem" aria-hidden />
              {action}
            </Button>
          )}
        </StillMap>
      )}
    </div>
  );
}
