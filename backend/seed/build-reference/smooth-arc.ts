import type { Point, Ring } from './map-geometry.ts';

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function isStraight([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (bx - ax) * (cy - by) === (by - ay) * (cx - bx);
}

/** Turns the steps of a border along cells into slopes: its ends stay, every side is met in its middle. */
export function smoothArc(arc: Ring): Ring {
  const first = arc[0];
  const last = arc.at(-1);
  if (!first || !last || arc.length < 3) return arc;
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const middles = arc.slice(1).map((point, index) => middle(arc[index] as Point, point));
  const path = isClosed ? [...middles, middles[0] as Point] : [first, ...middles, last];
  return path.filter((point, index) => {
    const [before, after] = [path[index - 1], path[index + 1]];
    return !before || !after || !isStraight(before, point, after);
  });
}
