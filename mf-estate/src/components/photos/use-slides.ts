import { useLayoutEffect, useRef, useState } from 'react';
import type { Ref, UIEvent } from 'react';
import { untilPainted } from '@gakumado/shared/ui';
import type { PhotoGroup } from './photo-groups.ts';

/** The photograph of a group that is shown, and the ways to another one. */
export interface Slides {
  index: number;
  /** Shows a photograph. Past either end it continues at the other. */
  show: (index: number) => void;
  track: Ref<HTMLUListElement>;
  handleScroll: (event: UIEvent<HTMLElement>) => void;
}

/**
 * A row of slides, each as wide as the row, which is scrolled by hand or to the slide `index`. It moves at once; `onChange`
 * and all that follows from it waits until that was painted.
 */
export function useSlides(group: PhotoGroup, index: number, onChange: (index: number) => void): Slides {
  const track = useRef<HTMLUListElement>(null);
  const told = useRef(index);

  useLayoutEffect(() => {
    told.current = index;
    scrollTo(track.current!, index);
  }, [index]);

  async function tell(findNext: () => number) {
    await untilPainted();
    const next = findNext();
    if (next !== told.current) onChange(next);
  }

  function show(wanted: number) {
    const next = (wanted + group.photos.length) % group.photos.length;
    scrollTo(track.current!, next);
    void tell(() => next);
  }

  // Where the row is by then: it may have been moved on meanwhile, or taken away.
  function handleScroll({ currentTarget: row }: UIEvent<HTMLElement>) {
    void tell(() => (row.clientWidth > 0 ? slideAt(row) : told.current));
  }

  return { index, show, track, handleScroll };
}

const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth);

/** A row that is there already is left alone: it may be between two slides. */
function scrollTo(row: HTMLElement, index: number) {
  if (slideAt(row) !== index) row.scrollLeft = index * row.clientWidth;
}

/** The photograph that is shown of the present group. Another group begins with its first one. */
export function useShown(group: PhotoGroup, startIndex: number): [number, (index: number) => void] {
  const [shown, setShown] = useState({ id: group.id, index: startIndex });
  return [shown.id === group.id ? shown.index : 0, (index) => setShown({ id: group.id, index })];
}
