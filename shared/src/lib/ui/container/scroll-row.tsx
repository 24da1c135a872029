import type { ComponentProps, FocusEvent } from 'react';

function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/**
 * The list of a row that scrolls sideways. It brings an element with the focus wholly into view: browsers leave one where
 * it is when a few pixels of it show (WCAG 2.4.11).
 */
export function ScrollRow(props: ComponentProps<'ul'>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only scrolls to the focused element
  return <ul {...props} onFocus={showFocused} />;
}
