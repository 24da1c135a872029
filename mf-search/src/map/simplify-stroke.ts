import { MAX_POINTS, MIN_POINTS } from '@gakumado/shared/vocabulary';

/** A pixel of the map, from its upper left corner. */
export interface Pixel {
  x: number;
  y: number;
}

/** A stroke that encloses less than this (px²) was a tap, not an area. */
const LEAST_AREA = 400;

/** Distance of `point` from the line between `from` and `to`. */
function offLine(point: Pixel, from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dy * (point.x - from.x) - dx * (point.y - from.y)) / length;
}

/** Douglas and Peucker: leaves out every point that is nearer than `tolerance` to the line without it. */
function simplify(points: readonly Pixel[], tolerance: number): Pixel[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const distances = points.map((point) => offLine(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  const before = simplify(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
}

/** The area that the corners enclose, in px². */
function areaOf(points: readonly Pixel[]): number {
  const twice = points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(twice / 2);
}

/** The corners of the area inside a stroke, 100 at most; null when the stroke encloses nothing. */
export function simplifyStroke(stroke: readonly Pixel[]): Pixel[] | null {
  for (let tolerance = 2; ; tolerance *= 1.5) {
    const points = simplify(stroke, tolerance);
    if (points.length > MAX_POINTS) continue;
    return points.length >= MIN_POINTS && areaOf(points) >= LEAST_AREA ? points : null;
  }
}
