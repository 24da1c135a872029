/** Room (px) between a note and what it explains, and at the edges of the screen. */
const GAP = 6;
const EDGE = 12;

/** Puts a popover below an element, or above it where the screen ends; it moves with the page from then on. */
export function placeBelow(popover: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const isAbove =
    bottom + GAP + popover.offsetHeight > window.innerHeight - EDGE && top > window.innerHeight / 2;
  const x = Math.max(EDGE, Math.min(left, clientWidth - popover.offsetWidth - EDGE));
  const y = isAbove ? top - GAP - popover.offsetHeight : bottom + GAP;
  popover.style.left = `${x + window.scrollX}px`;
  popover.style.top = `${y + window.scrollY}px`;
}
