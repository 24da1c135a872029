import { useRef, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import MapIcon from 'lucide-react/icons/map';
import type { PlacesMap } from '@gakumado/shared/map';
import { Button, RetryPanel } from '@gakumado/shared/ui';
import styles from './place-map.module.css';

type MapProps = ComponentProps<typeof PlacesMap>;

/** The place of a map, which is loaded when the visitor asks for it. It keeps its size, so that nothing moves. */
export function PlaceMap({ label, ...props }: MapProps & { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [Loaded, setLoaded] = useState<ComponentType<MapProps>>();
  /** The button goes. Focus on it stays where the map comes, focus elsewhere stays there. */
  const keepFocus = () => {
    if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
  };
  const load = async () => {
    setState('loading');
    try {
      const module = await import(/* webpackChunkName: "places-map" */ './places-map.ts');
      keepFocus();
      setLoaded(() => module.PlacesMap);
    } catch {
      keepFocus();
      setState('failed');
    }
  };
  return (
    <div ref={box} role="group" aria-label={label} tabIndex={-1} className={styles.map}>
      {Loaded ? (
        <Loaded {...props} />
      ) : state === 'failed' ? (
        <RetryPanel name="地図" onRetry={() => void load()}>
          <p>{props.elsewhere}</p>
        </RetryPanel>
      ) : (
        <Button variant="secondary" isDisabled={state === 'loading'} onClick={() => void load()}>
          <MapIcon size="1.125rem" aria-hidden />
          {state === 'loading' ? '地図を読み込んでいます' : '地図を見る'}
        </Button>
      )}
    </div>
  );
}
