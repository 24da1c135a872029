import { scaled, whole, within } from './zoom-state.ts';
import type { Point, Zoomed } from './zoom-state.ts';

/** The scale after a double tap. */
const DOUBLE_TAP = 2.5;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
/** Of a wheel, for a picture that is e times as large. */
const WHEEL_PX = 100;

interface Pinch {
  middle: Point;
  width: number;
}

function pinchOf(box: HTMLElement, touches: TouchList): Pinch {
  const [a, b] = [within(box, touches[0]!), within(box, touches[1]!)];
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, width: Math.hypot(a.x - b.x, a.y - b.y) || 1 };
}

/**
 * Zooms by two fingers, by a double tap or double click, and by the wheel with Ctrl, which is a touchpad's pinch. The
 * listeners are not React's, which may not keep the browser from zooming the page. Returns the function that ends it.
 */
export function listenToGestures(
  box: HTMLElement,
  change: (step: (now: Zoomed) => Zoomed) => void,
): () => void {
  let pinch: Pinch | undefined;
  let tap: { at: Point; time: number } | undefined;

  function handleTouch(event: TouchEvent) {
    if (event.touches.length !== 2) {
      pinch = undefined;
      return;
    }
    event.preventDefault();
    const next = pinchOf(box, event.touches);
    const last = pinch ?? next;
    pinch = next;
    change((now) => scaled(now, next.width / last.width, box, last.middle, next.middle));
  }

  function handleWheel(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY / WHEEL_PX);
    change((now) => scaled(now, factor, box, within(box, event)));
  }

  function handleTap(event: MouseEvent) {
    const at = within(box, event);
    const isSecond =
      tap !== undefined &&
      event.timeStamp - tap.time < DOUBLE_TAP_MS &&
      Math.hypot(at.x - tap.at.x, at.y - tap.at.y) < DOUBLE_TAP_PX;
    tap = isSecond ? undefined : { at, time: event.timeStamp };
    if (isSecond) change((now) => (now.scale > 1 ? whole : scaled(now, DOUBLE_TAP, box, at)));
  }

  const touches = ['touchstart', 'touchmove', 'touchend'] as const;
  for (const type of touches) box.addEventListener(type, handleTouch, { passive: false });
  box.addEventListener('wheel', handleWheel, { passive: false });
  box.addEventListener('click', handleTap);
  return () => {
    for (const type of touches) box.removeEventListener(type, handleTouch);
    box.removeEventListener('wheel', handleWheel);
    box.removeEventListener('click', handleTap);
  };
}
