import { useLayoutEffect, useRef, useState } from 'react';
import type { Ref, UIEvent } from 'react';
import type { PhotoGroup } from './photo-groups.ts';

/** The photograph of a group that is shown, and the ways to another one. */
export interface Slides {
  index: number;
  /** Shows a photograph. Past either end it continues at the other. */
  show: (index: number) => void;
  track: Ref<HTMLUListElement>;
  handleScroll: (event: UIEvent<HTMLElement>) => void;
}

/** A row of slides, each as wide as the row, which is scrolled by hand or to the slide `index`. */
export function useSlides(group: PhotoGroup, index: number, onChange: (index: number) => void): Slides {
  const track = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const { scrollLeft, clientWidth } = track.current!;
    if (Math.round(scrollLeft / clientWidth) !== index) track.current!.scrollLeft = index * clientWidth;
  }, [index]);

  const show = (wanted: number) => onChange((wanted + group.photos.length) % group.photos.length);

  function handleScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    const next = Math.round(scrollLeft / clientWidth);
    if (clientWidth > 0 && next !== index) onChange(next);
  }

  return { index, show, track, handleScroll };
}

/** The photograph that is shown of the present group. Another group begins with its first one. */
export function useShown(group: PhotoGroup, startIndex: number): [number, (index: number) => void] {
  const [shown, setShown] = useState({ id: group.id, index: startIndex });
  return [shown.id === group.id ? shown.index : 0, (index) => setShown({ id: group.id, index })];
}
