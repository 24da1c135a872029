/** Puts the focus where no Tab key leads, without scrolling. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Before `element` is removed: moves a focus within it to the following element. */
export function focusAfter(element: HTMLElement): void {
  const next = element.nextElementSibling;
  if (element.contains(document.activeElement) && next instanceof HTMLElement) focusOn(next);
}
