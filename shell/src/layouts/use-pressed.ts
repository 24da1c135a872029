import { useEffect, useLayoutEffect } from 'react';
import { markPressed, notePresses } from './pressed.ts';

/**
 * Marks the link or button whose press began a navigation (`data-pending`), until the next page is there: a tap is seen
 * to be taken at once. Layers stand outside the frame, so the whole document is listened to.
 */
export function usePressed(isNavigating: boolean): void {
  useEffect(notePresses, []);

  useLayoutEffect(() => (isNavigating ? markPressed() : undefined), [isNavigating]);
}
