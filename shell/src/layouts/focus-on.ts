/** Puts the focus where no Tab key leads, without scrolling. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Before `element` goes: a focus within it goes on to what comes after it. */
export function focusAfter(element: HTMLElement): void {
  const next = element.nextElementSibling;
  if (element.contains(document.activeElement) && next instanceof HTMLElement) focusOn(next);
}
