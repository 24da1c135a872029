import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { hasWebGl } from './webgl.ts';
import type { MapEngine, MapEvents } from '../map-base/map-engine-types.ts';

/** `unsupported`: this browser cannot draw it; `failed`: its files could not be loaded, or it broke. */
export type MapState = 'loading' | 'ready' | 'unsupported' | 'failed';

interface MapOptions<Content> extends Partial<Pick<MapEvents, 'onChoose' | 'onHover' | 'onMove'>> {
  content: Content;
  /** Loads what draws the map, and draws it into the element. Called once. */
  open: (container: HTMLElement, events: MapEvents) => Promise<MapEngine<Content>>;
}

/** Opens a map once in an element; it follows `content`. */
export function useMapEngine<Content>(
  container: RefObject<HTMLElement | null>,
  options: MapOptions<Content>,
): { engine: RefObject<MapEngine<Content> | null>; state: MapState; hasStreets: boolean } {
  const engine = useRef<MapEngine<Content> | null>(null);
  const [state, setState] = useState<MapState>('loading');
  const [hasStreets, setHasStreets] = useState(false);

  const onChoose = useEffectEvent((id: number | null) => options.onChoose?.(id));
  const onHover = useEffectEvent((id: number | null) => options.onHover?.(id));
  const onMove = useEffectEvent((...args: Parameters<MapEvents['onMove']>) => options.onMove?.(...args));
  const open = useEffectEvent((element: HTMLElement, events: MapEvents) => options.open(element, events));
  const show = useEffectEvent((made: MapEngine<Content>) => made.show(options.content));

  useEffect(() => {
    let isGone = false;
    const start = async (element: HTMLElement) => {
      if (!hasWebGl()) return setState('unsupported');
      const made = await open(element, {
        onChoose,
        onHover,
        onMove,
        onReady: () => setState('ready'),
        onStreets: () => setHasStreets(true),
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

  return { engine, state, hasStreets };
}
