import type { KeyboardEvent } from 'react';

/**
 * Enter that confirms a Japanese conversion must not send the form. Safari reports isComposing=false for that
 * key; its keyCode 229 gives it away.
 */
export function ignoreComposingEnter(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key === 'Enter' && (isComposing || keyCode === 229)) event.preventDefault();
}
