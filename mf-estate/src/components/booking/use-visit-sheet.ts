import { useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { useLayer } from '@gakumado/shared/ui';

/** The sheet of free times of a page, and what opens it. */
export interface VisitSheetLayer {
  layer: ReturnType<typeof useLayer>;
  /** The link that opened it. */
  opener: RefObject<HTMLElement | null>;
  /** Without free times the links lead to the form at once. */
  hasTimes: boolean;
  /** For the click of a link to the form. One for another tab or window is left alone. */
  handlePress: (event: MouseEvent<HTMLElement>) => void;
}

/** The layer of the free times, once in a page; several links may open it. */
export function useVisitSheet(hasTimes: boolean): VisitSheetLayer {
  const layer = useLayer('visit');
  const opener = useRef<HTMLElement>(null);

  function handlePress(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    layer.onOpenChange(true);
  }

  return { layer, opener, hasTimes, handlePress };
}
