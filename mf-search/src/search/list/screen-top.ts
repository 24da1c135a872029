/**
 * A ref of a part that fills the rest of the screen. It tells the style sheet where the part begins there, in px from the
 * top: what is above it can be closed or scrolled away, up to the header, and takes more lines with larger texts.
 */
export function tellScreenTop(part: HTMLElement | null): (() => void) | undefined {
  if (!part || typeof ResizeObserver === 'undefined') return undefined;
  const header = document.querySelector('header');
  const tell = () => {
    const top = Math.max(0, part.getBoundingClientRect().top, header?.getBoundingClientRect().bottom ?? 0);
    part.style.setProperty('--screen-top', `${Math.round(top)}px`);
  };
  // A change above the part changes the height of the page.
  const observer = new ResizeObserver(tell);
  observer.observe(document.body);
  addEventListener('scroll', tell, { passive: true });
  return () => {
    observer.disconnect();
    removeEventListener('scroll', tell);
  };
}
