import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Bounds } from '@gakumado/shared/search-fields';
import { hasWebGl } from './has-webgl.ts';
import type { MapContent, MapEngine, MapEvents } from './map-engine-types.ts';

/** `unsupported`: this browser cannot draw it; `failed`: its files could not be loaded, or it broke. */
export type MapState = 'loading' | 'ready' | 'unsupported' | 'failed';

interface MapOptions extends Pick<MapEvents, 'onChoose' | 'onHover' | 'onMove'> {
  content: MapContent;
  /** The view in which the map was left, to open it there. */
  keptBounds: Bounds | undefined;
}

/** Loads MapLibre once and draws the map into an element; it follows `content`. */
export function useMapEngine(
  container: RefObject<HTMLElement | null>,
  options: MapOptions,
): { engine: RefObject<MapEngine | null>; state: MapState } {
  const engine = useRef<MapEngine | null>(null);
  const [state, setState] = useState<MapState>('loading');

  const onChoose = useEffectEvent((id: number | null) => options.onChoose(id));
  const onHover = useEffectEvent((id: number | null) => options.onHover(id));
  const onMove = useEffectEvent((...args: Parameters<MapEvents['onMove']>) => options.onMove(...args));
  const load = useEffectEvent(async (element: HTMLElement, events: MapEvents) => {
    const { createMapEngine } = await import(/* webpackChunkName: "map-engine" */ './map-engine.ts');
    const { content, keptBounds } = options;
    return createMapEngine({ container: element, content, keptBounds, events });
  });
  const show = useEffectEvent((made: MapEngine) => made.show(options.content));

  useEffect(() => {
    let isGone = false;
    const start = async (element: HTMLElement) => {
      if (!hasWebGl()) return setState('unsupported');
      const made = await load(element, {
        onChoose,
        onHover,
        onMove,
        onReady: () => setState('ready'),
        onFail: () => setState('failed'),
      });
      if (isGone) return made.destroy();
      engine.current = made;
      show(made);
    };
    if (container.current) {
      start(container.current).catch((error: unknown) => {
        console.error('The map could not be drawn', error);
        if (!isGone) setState('failed');
      });
    }
    return () => {
      isGone = true;
      engine.current?.destroy();
      engine.current = null;
    };
  }, [container]);

  useEffect(() => {
    engine.current?.show(options.content);
  });

  return { engine, state };
}
