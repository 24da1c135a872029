export const LARGEST = 4;

export interface Point {
  x: number;
  y: number;
}

/** How large a picture is shown, and from where on in its scroll box, in pixels. */
export interface Zoomed {
  scale: number;
  left: number;
  top: number;
}

export const whole: Zoomed = { scale: 1, left: 0, top: 0 };

/** The picture `factor` times as large. Its point that was at `from` in the box is at `to`. */
export function scaled({ scale }: Zoomed, factor: number, box: HTMLElement, from: Point, to = from): Zoomed {
  const next = Math.min(LARGEST, Math.max(1, scale * factor));
  return {
    scale: next,
    left: ((box.scrollLeft + from.x) * next) / scale - to.x,
    top: ((box.scrollTop + from.y) * next) / scale - to.y,
  };
}

/** A place of the screen within the box. */
export function within(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

export const middleOf = (box: HTMLElement): Point => ({ x: box.clientWidth / 2, y: box.clientHeight / 2 });
