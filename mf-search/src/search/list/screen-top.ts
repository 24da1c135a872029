/**
 * A ref of a part that fills the rest of the screen. It tells the style sheet where the part begins, in px from the top of
 * the page: what is above it can be closed, and takes more lines with larger texts.
 */
export function tellScreenTop(part: HTMLElement | null): (() => void) | undefined {
  if (!part || typeof ResizeObserver === 'undefined') return undefined;
  // Whatever changes above the part changes the height of the page.
  const observer = new ResizeObserver(() => {
    const top = Math.round(part.getBoundingClientRect().top + scrollY);
    part.style.setProperty('--screen-top', `${top}px`);
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}
