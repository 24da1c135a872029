import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '@gakumado/shared/ui/core';
import type { MapState } from './use-map-engine.ts';
import styles from './map.module.css';

interface MapFrameProps {
  ref?: Ref<HTMLDivElement>;
  /** The element that the map is drawn into. */
  container: Ref<HTMLDivElement>;
  /** Of that element. */
  id: string;
  state: MapState;
  /** Says where everything on the map can be read. */
  elsewhere: string;
  /** Layers over the map, in the order of its keys. */
  children: ReactNode;
}

/** The box of a map, as large as its place allows, with the keys that move it for screen readers. */
export function MapFrame({ ref, container, id, state, elsewhere, children }: MapFrameProps) {
  return (
    <div ref={ref} className={styles.frame} data-state={state}>
      <div ref={container} id={id} className={styles.map} />
      <VisuallyHidden id={`${id}-keys`}>
        {`矢印キーで移動、プラスキーとマイナスキーで拡大・縮小できます。${elsewhere}`}
      </VisuallyHidden>
      {children}
    </div>
  );
}
