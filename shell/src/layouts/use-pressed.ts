import { useEffect, useLayoutEffect, useRef } from 'react';

/** A navigation that begins later than this after a press has another cause, such as a map that was moved. */
const CAUSE_MS = 1_000;

/**
 * Marks the link or button whose press began a navigation (`data-pending`), until the next page is there: a tap is seen
 * to be taken at once. Layers stand outside the frame, so the whole document is listened to.
 */
export function usePressed(isNavigating: boolean): void {
  const pressed = useRef<{ control: Element; at: number } | null>(null);

  useEffect(() => {
    function handleClick({ target }: MouseEvent) {
      const control = target instanceof Element ? target.closest('a[href], button') : null;
      pressed.current = control && { control, at: performance.now() };
    }
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, []);

  useLayoutEffect(() => {
    if (!isNavigating || !pressed.current) return;
    const { control, at } = pressed.current;
    if (performance.now() - at > CAUSE_MS) return;
    control.setAttribute('data-pending', '');
    return () => control.removeAttribute('data-pending');
  }, [isNavigating]);
}
