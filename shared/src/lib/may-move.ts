export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether things may move: not against the visitor's setting, nor in a browser that does not tell it. In the browser alone. */
export const mayMove = (): boolean =>
  typeof window.matchMedia === 'function' && !window.matchMedia(REDUCED_MOTION).matches;

/** Whether a part of a place is in sight, as `getBoundingClientRect` tells it. */
export const isInWindow = ({ left, top, right, bottom, width }: DOMRect): boolean =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

/** Whether an element may be moved by `animate`, which Safari has since 13.1. */
export const mayAnimate = (element: Element): boolean => 'animate' in element && mayMove();
