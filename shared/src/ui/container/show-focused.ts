import type { FocusEvent } from 'react';

/**
 * For a row that scrolls sideways: brings what the keyboard has reached wholly into view. Browsers leave what shows by
 * a few pixels where it is.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
