import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { whenIdle } from '@gakumado/shared/ui';

/**
 * Whether an element has come near the screen once, when the page had nothing else to do. A column that the style sheet
 * does not show never comes: the width at which it is shown has its one home there.
 */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    let stopWaiting = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        stopWaiting = whenIdle(() => setIsInSight(true));
      },
      { rootMargin: '50%' },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      stopWaiting();
    };
  }, [place]);
  return isInSight;
}
