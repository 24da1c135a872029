export type Point = [x: number, y: number];
export type Ring = Point[];
export type MultiPolygon = { type: 'MultiPolygon'; coordinates: Ring[][] };

/** Degrees at which coordinates are written: about 11 m. */
function roundDegrees(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

export function roundPoint([x, y]: Point): Point {
  return [roundDegrees(x), roundDegrees(y)];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas–Peucker: leaves out points that lie within `tolerance` (degrees) of the line without them. */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let farthestDistance = 0;
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = distanceToLine(points[index] as Point, first, last);
    if (distance > farthestDistance) [farthest, farthestDistance] = [index, distance];
  }
  if (farthestDistance <= tolerance) return [first, last];
  const before = simplifyLine(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(points.slice(farthest), tolerance)];
}

/** Simplifies a closed ring in two halves, so that it cannot collapse onto its own start. */
function simplifyRing(ring: Ring, tolerance: number): Ring {
  const middle = Math.floor(ring.length / 2);
  const halves = [ring.slice(0, middle + 1), ring.slice(middle)];
  const [left = [], right = []] = halves.map((half) => simplifyLine(half, tolerance));
  return [...left.slice(0, -1), ...right].map(roundPoint);
}

function extent(ring: Ring): number {
  const [xs, ys] = [0, 1].map((axis) => ring.map((point) => point[axis] ?? 0));
  const span = (values: readonly number[] = []): number => Math.max(...values) - Math.min(...values);
  return Math.hypot(span(xs), span(ys));
}

/** Polygons with rings simplified. Islands that shrink to nothing and holes smaller than `minHole` are dropped. */
export function simplifyPolygons(
  polygons: readonly (readonly Ring[])[],
  { tolerance, minHole }: { tolerance: number; minHole: number },
): Ring[][] {
  return polygons
    .map((rings) => rings.filter((ring, index) => index === 0 || extent(ring) >= minHole))
    .map((rings) => rings.map((ring) => simplifyRing(ring, tolerance)).filter((ring) => ring.length >= 4))
    .filter((rings) => rings.length > 0);
}
