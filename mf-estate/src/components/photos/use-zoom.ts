import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { LARGEST, middleOf, scaled, whole } from './zoom-state.ts';
import type { Point, Zoomed } from './zoom-state.ts';
import { listenToGestures } from './zoom-gestures.ts';

/** One press of a button or key. */
const STEP = 1.5;
/** One press of an arrow key, in pixels. */
const PAN = 80;

/**
 * Shows a picture larger in a scroll box, whose own scrolling leads through it: by two fingers, a double tap, the wheel with
 * Ctrl (a touchpad's pinch), buttons and keys. `attach` takes the scroll box; what is in it is `scale` times as large. Another
 * photograph (`photo` is unique) is whole again.
 */
export function useZoom(photo: string) {
  const [state, setState] = useState({ photo, zoomed: whole });
  const zoomed = state.photo === photo ? state.zoomed : whole;
  const box = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.scrollLeft = zoomed.left;
    box.current.scrollTop = zoomed.top;
  }, [zoomed]);

  const zoom = useCallback(
    (step: (now: Zoomed) => Zoomed) =>
      setState((now) => ({ photo, zoomed: step(now.photo === photo ? now.zoomed : whole) })),
    [photo],
  );
  const attach = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      return element ? listenToGestures(element, zoom) : undefined;
    },
    [zoom],
  );

  const change = (factor: number) =>
    zoom((now) => (box.current ? scaled(now, factor, box.current, middleOf(box.current)) : now));
  const enlarge = () => change(STEP);
  const reduce = () => change(1 / STEP);
  const reset = () => zoom(() => whole);

  /** True for a key that zooms, or moves within an enlarged picture. */
  function takeKey({ key }: KeyboardEvent): boolean {
    const zooming: Record<string, () => void> = { '+': enlarge, '-': reduce, '0': reset };
    const panning: Record<string, Point> = {
      ArrowLeft: { x: -PAN, y: 0 },
      ArrowRight: { x: PAN, y: 0 },
      ArrowUp: { x: 0, y: -PAN },
      ArrowDown: { x: 0, y: PAN },
    };
    if (zoomed.scale > 1 && panning[key]) box.current?.scrollBy(panning[key].x, panning[key].y);
    else if (zooming[key]) zooming[key]();
    else return false;
    return true;
  }

  return {
    scale: zoomed.scale,
    isLargest: zoomed.scale === LARGEST,
    attach,
    enlarge,
    reduce,
    takeKey,
  };
}

export type Zoom = ReturnType<typeof useZoom>;
