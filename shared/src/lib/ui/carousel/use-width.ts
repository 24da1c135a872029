import { useCallback, useState } from 'react';

/** The browser's usual text size in px: lengths in rem grow from it. */
export const USUAL_TEXT_PX = 16;

/**
 * Width of an element in px as they are at the usual text size, 0 until it is known: in a browser of twice that size
 * an element 600 px wide counts as 300. `ref` goes onto the element.
 */
export function useWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const textPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT_PX;
      setWidth(((entry?.contentRect.width ?? 0) * USUAL_TEXT_PX) / textPx);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}
