import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent, UIEvent } from 'react';

/** The photograph that is shown, and the ways to another one. */
export interface Slides {
  index: number;
  /** Shows a photograph. Past either end it continues at the other. */
  show: (index: number) => void;
  attachTrack: (track: HTMLElement | null) => void;
  handleScroll: (event: UIEvent<HTMLElement>) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A row of `count` slides, each as wide as the row, which is scrolled by hand or by `show`. */
export function useSlides(count: number, startIndex = 0): Slides {
  const [index, setIndex] = useState(startIndex);
  const track = useRef<HTMLElement>(null);
  const attachTrack = useCallback(
    (element: HTMLElement | null) => {
      track.current = element;
      if (element) element.scrollLeft = startIndex * element.clientWidth;
    },
    [startIndex],
  );

  function show(wanted: number) {
    const next = (wanted + count) % count;
    setIndex(next);
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth;
  }

  function handleScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(index + step);
  }

  return { index, show, attachTrack, handleScroll, handleKeyDown };
}
