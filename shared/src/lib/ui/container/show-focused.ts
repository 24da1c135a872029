import type { FocusEvent } from 'react';

/**
 * For a row that scrolls sideways: brings the focused element wholly into view. Browsers leave an element where it is
 * when a few pixels of it show.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
